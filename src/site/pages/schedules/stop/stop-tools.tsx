import { useState } from 'react';
import type { Stop } from '#domain/stop.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { announce } from '#site/ui/live-region/announce.ts';

interface StopToolsProps {
  readonly path: string;
  readonly stop: Stop;
}

/** Take the stop along: its code for the pole, on paper, to someone else. */
export function StopTools({ path, stop }: StopToolsProps) {
  const texts = useTexts().schedules;
  const page = path.replace(/[?#].*$/, '');
  return (
    <div className="stop-tools">
      <Disclosure summary={texts.qr}>
        <p>{texts.qrHelp(stop.code)}</p>
        <img
          className="stop-qr"
          src={`/_qr?path=${encodeURIComponent(page)}`}
          alt={texts.qrPicture(page)}
          width="200"
          height="200"
          loading="lazy"
        />
      </Disclosure>
      <div className="stop-actions needs-script">
        <Button kind="quiet" icon="printer" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ShareButton title={stop.name} page={page} />
      </div>
    </div>
  );
}

/** The device's own way to share; where it has none the address is copied. */
function ShareButton({ title, page }: { readonly title: string; readonly page: string }) {
  const texts = useTexts().schedules;
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(page, location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
      announce(texts.linkCopied);
    } catch (error) {
      // Whoever closes the sheet of the device has changed their mind: that is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
    }
    return undefined;
  };
  return (
    <Button kind="quiet" icon="share" onClick={() => void share()}>
      {isCopied ? texts.linkCopied : texts.share}
    </Button>
  );
}
