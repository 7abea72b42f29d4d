import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import type { Severity } from '#domain/notices/severity.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { severityIcons } from '#site/ui/callout/callout.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';

interface DialogProps {
  open?: boolean;
  /** Escape, the close button, a click outside, or a form of method `dialog` inside. */
  onClose?: () => void;
  /** The `popoverTarget` of the buttons that open it; without script they open it as a popover. */
  id?: string;
  title: string;
  /** Colours the header and shows an icon with its word. */
  severity?: Severity;
  /** Buttons under the content. One marked `data-first-focus` takes the focus at opening. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal window on the native element. Rendered open on the server it stands over the page
 * without script too, and its close button works.
 */
export function Dialog({ open = false, onClose, id, title, severity, actions, children }: DialogProps) {
  const texts = useTexts();
  const titleId = useId();
  const { ref, onBeforeToggle, close } = useModal(open);
  // React must not move the attribute: only showModal and close keep the browser's own state right.
  const [openAtFirst] = useState(open);
  const popover = id === undefined ? {} : ({ id, popover: 'auto', onBeforeToggle } as const);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === event.currentTarget) close();
  }

  return (
    // The keyboard's way to close is Escape, which the element brings itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...popover}
      className="dialog"
      ref={ref}
      open={openAtFirst}
      aria-labelledby={titleId}
      data-severity={severity}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="dialog-box">
        <div className="dialog-header">
          <h2 id={titleId} tabIndex={-1}>
            {severity && severity !== 'standard' && (
              <span className="dialog-severity">
                <Icon name={severityIcons[severity]} />
                {texts.ui.severity[severity]}
                <VisuallyHidden>. </VisuallyHidden>
              </span>
            )}
            {title}
          </h2>
          <CloseButton popoverId={id} close={close} />
        </div>
        <div className="dialog-content" role="group" aria-labelledby={titleId}>
          {children}
        </div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}

interface CloseButtonProps {
  readonly popoverId: string | undefined;
  readonly close: () => void;
}

/** Needs no script: a form of method `dialog` closes what the server drew open, and a button hides its popover. */
function CloseButton({ popoverId, close }: CloseButtonProps) {
  const cross = <Icon name="close" label={useTexts().ui.close} />;
  if (popoverId === undefined) {
    return (
      <form method="dialog">
        <button type="submit" className="dialog-close">
          {cross}
        </button>
      </form>
    );
  }
  return (
    <button
      type="button"
      className="dialog-close"
      popoverTarget={popoverId}
      popoverTargetAction="hide"
      onClick={close}
    >
      {cross}
    </button>
  );
}
