import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Severity } from '#domain/severity.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { severityIcons } from '#site/ui/callout/callout.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, a click outside, or a form of method `dialog` inside. */
  onClose: () => void;
  title: string;
  /** Colours the header and shows an icon with its word. */
  severity?: Severity;
  lang?: string;
  /** Buttons under the content. One marked `data-first-focus` takes the focus at opening. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal window on the native element. Rendered open on the server it stands over the page
 * without script too, and its close button (a form of method `dialog`) works.
 */
export function Dialog({ open, onClose, title, severity, lang, actions, children }: DialogProps) {
  const texts = useTexts();
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  // React must not move the attribute: only showModal and close keep the browser's own state right.
  const [openAtFirst] = useState(open);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    if (!open) {
      if (dialog.open) dialog.close();
      return;
    }
    if (dialog.matches(':modal')) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    const content = contentRef.current;
    // A text that scrolls must be within reach of the keyboard; one that does not is no stop.
    if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? titleRef.current)?.focus();
  }, [open]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    return keepFocusInside(dialog);
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialogRef.current) dialogRef.current?.close();
  }

  return (
    // The keyboard's way to close is Escape, which the element brings itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="dialog"
      ref={dialogRef}
      open={openAtFirst}
      aria-labelledby={titleId}
      data-severity={severity}
      lang={lang}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="dialog-box">
        <div className="dialog-header">
          {severity && <Icon name={severityIcons[severity]} />}
          <h2 id={titleId} ref={titleRef} tabIndex={-1}>
            {severity && severity !== 'standard' && (
              <VisuallyHidden>{`${texts.ui.severity[severity]}. `}</VisuallyHidden>
            )}
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="dialog-close">
              <Icon name="close" label={texts.ui.close} />
            </button>
          </form>
        </div>
        <div className="dialog-content" ref={contentRef} role="group" aria-labelledby={titleId}>
          {children}
        </div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
