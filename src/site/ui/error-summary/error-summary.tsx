import { useEffect, useId, useRef } from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import './error-summary.css';

interface FormError {
  /** The control to mend; without one the message is about the whole form. */
  readonly fieldId?: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  errors: readonly FormError[];
  title?: string;
  headingLevel?: HeadingLevel;
  /** Takes the focus each time the errors change; true unless told. */
  takesFocus?: boolean;
  /** Asks for the fields to be mended under the title; true unless the title asks for it already. */
  asks?: boolean;
  /** What was kept, and what to do now. */
  kept?: string | undefined;
}

/** On top of a form that came back: it asks for the fields that are wrong to be mended, and leads to each of them. */
export function ErrorSummary({
  errors,
  title,
  headingLevel = 2,
  takesFocus = true,
  asks = true,
  kept,
}: ErrorSummaryProps) {
  const texts = useTexts();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const request = errors.some(({ fieldId }) => fieldId !== undefined) ? texts.ui.fieldErrors : undefined;

  useEffect(() => {
    if (takesFocus && errors.length > 0) box.current?.focus();
  }, [errors, takesFocus]);

  if (errors.length === 0) return null;
  return (
    <div
      className="error-summary"
      ref={box}
      tabIndex={-1}
      // Without script the attribute brings the focus here when the form comes back.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      role="group"
      aria-labelledby={titleId}
    >
      <Heading id={titleId} className="error-summary-title">
        <Icon name="alert" />
        {title ?? request ?? texts.ui.errorSummary}
      </Heading>
      {title && asks && request && <p>{request}</p>}
      <ul className="error-summary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
        ))}
      </ul>
      {kept && <p>{kept}</p>}
    </div>
  );
}
