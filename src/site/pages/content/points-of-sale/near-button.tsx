import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Coordinates } from '#lib/local-plane.ts';
import { findPosition, whyNoPosition } from '#site/device/position.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';

interface NearButtonProps {
  /** The list as seen from a place. */
  hrefOf(near: Coordinates): string;
}

/** Puts the nearest on top; only then is the device asked where it is. */
export function NearButton({ hrefOf }: NearButtonProps) {
  const texts = useTexts('lists').pointsOfSale;
  const navigate = useNavigate();
  const [state, setState] = useState<'unasked' | 'asking' | 'refused' | 'unknown'>('unasked');
  const press = async () => {
    setState('asking');
    try {
      const near = await findPosition();
      setState('unasked');
      await navigate(hrefOf(near));
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification wants a failed geolocation in the console (B9)
      console.warn('the position could not be had', error);
      setState(whyNoPosition(error));
    }
  };
  return (
    <div className="needs-script sale-near">
      <Button
        kind="secondary"
        icon="locate"
        aria-disabled={state === 'asking' || undefined}
        onClick={() => state !== 'asking' && void press()}
      >
        {state === 'asking' ? texts.locating : texts.nearMe}
      </Button>
      {/* Always there, so that what comes into it is read out. */}
      <p role="status">{(state === 'refused' || state === 'unknown') && texts.position[state]}</p>
    </div>
  );
}
