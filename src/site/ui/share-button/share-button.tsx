import { useState } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { announce } from '#site/ui/live-region/announce.ts';

interface ShareButtonProps {
  title: string;
  /** The address of the page, with or without its host. */
  page: string;
  /** What it says, where « Partager » alone does not tell what is shared. */
  label?: string;
}

/** The device's own way to share; where it has none the address is copied. It does nothing without script. */
export function ShareButton({ title, page, label }: ShareButtonProps) {
  const texts = useTexts().ui;
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
      {isCopied ? texts.linkCopied : (label ?? texts.share)}
    </Button>
  );
}
