import { useId, type ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import './help-bubble.css';

/**
 * A question mark that opens a few words. The browser's own popover: it toggles, closes on Escape
 * and on a click outside, and needs no script.
 */
export function HelpBubble({ subject, children }: { subject: string; children: ReactNode }) {
  const texts = useTexts();
  const id = useId();
  return (
    <span className="help-bubble">
      <button type="button" className="help-bubble-button" popoverTarget={id}>
        <Icon name="help" label={texts.ui.help(subject)} />
      </button>
      <span className="help-bubble-box" id={id} popover="auto" role="note" aria-label={subject}>
        {children}
      </span>
    </span>
  );
}
