import { useState, type RefObject } from 'react';
import type { PlaceSide } from '#domain/journeys/journey.ts';
import { pointId } from '#domain/journeys/place.ts';
import { findPosition, whyNoPosition } from '#site/device/position.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { focusPlaceInput, writePlaceInputs } from './place-inputs.ts';

/** The position of the device as a field asks for it. */
export interface Position {
  readonly isAsking: boolean;
  /** Said beside the field; empty while there is nothing to say. */
  readonly words: string;
  ask(): void;
}

/** Puts where the device is into the field; why it cannot is logged, and said beside it. */
export function usePosition(input: RefObject<HTMLInputElement | null>, side: PlaceSide): Position {
  const texts = useTexts('planner').planner;
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | 'unknown'>('idle');
  const ask = async () => {
    setState('asking');
    try {
      const here = await findPosition();
      const form = input.current?.form;
      if (form) writePlaceInputs(form, side, { text: texts.myPosition, id: pointId(here) });
      setState('idle');
      announce(texts.located);
      if (form) focusPlaceInput(form, side);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification wants a failed geolocation in the console (B2.6)
      console.warn('the position could not be had', error);
      setState(whyNoPosition(error));
    }
  };
  const words = { idle: '', asking: texts.locating, ...texts.position }[state];
  return { isAsking: state === 'asking', words, ask: () => state !== 'asking' && void ask() };
}
