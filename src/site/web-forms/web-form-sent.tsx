import { useEffect, useRef, useState } from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import type { RichText } from '#domain/rich-text.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { glideTo } from './glide-to.ts';

/** How long the thanks can be read before the next page comes (specification B9). */
export const redirectMs = 8000;

interface WebFormSentProps {
  readonly messages: readonly RichText[];
  readonly to: string | undefined;
  /** Script has just sent it: it takes the focus, and the page that follows comes by itself. */
  readonly isFresh: boolean;
  readonly level: HeadingLevel;
}

/** In place of a form that was sent. */
export function WebFormSent({ messages, to, isFresh, level }: WebFormSentProps) {
  const { webForms: texts } = useTexts('web-forms');
  const box = useRef<HTMLDivElement>(null);
  const [isLeaving, setIsLeaving] = useState(isFresh && to !== undefined);
  useEffect(() => {
    if (!isFresh || !box.current) return;
    box.current.focus({ preventScroll: true });
    glideTo(box.current);
  }, [isFresh]);
  useEffect(() => {
    if (!isLeaving || to === undefined) return undefined;
    const timer = setTimeout(() => location.assign(to), redirectMs);
    return () => clearTimeout(timer);
  }, [isLeaving, to]);
  return (
    <div ref={box} tabIndex={-1}>
      <Callout severity="success" title={texts.sentTitle} headingLevel={level}>
        {messages.length === 0 && <p>{texts.thanks}</p>}
        {messages.map((message, nth) => (
          // The messages of one answer do not change places.
          // oxlint-disable-next-line react/no-array-index-key
          <RichTextView key={nth} value={message} topLevel={level} />
        ))}
        {isLeaving && <p>{texts.leaving}</p>}
        {to !== undefined && (
          <p className="form-actions">
            <ButtonLink href={to}>{texts.goOn}</ButtonLink>
            {isLeaving && (
              <Button kind="quiet" onClick={() => setIsLeaving(false)}>
                {texts.stay}
              </Button>
            )}
          </p>
        )}
      </Callout>
    </div>
  );
}
