import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './field.css';

/** What every form field says about itself. */
export interface FieldWords {
  /** The id of the control; its messages take theirs from it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** The label is there for those who listen only. */
  hideLabel?: boolean;
  /** Beside the label: a help bubble. */
  help?: ReactNode;
}

interface FieldProps extends FieldWords {
  children: ReactNode;
}

/** Label, hint and error around a control that `fieldAttributes` ties to them. */
export function Field({ id, label, hint, error, required, hideLabel, help, children }: FieldProps) {
  const labelElement = (
    <label htmlFor={id} className="field-label">
      {label}
      {required && <RequiredMark />}
    </label>
  );
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div>
          {labelElement}
          {help}
        </div>
      )}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

export function FieldHint({ id, hint }: Pick<FieldWords, 'id' | 'hint'>) {
  return hint ? (
    <div className="field-hint" id={`${id}-hint`}>
      {hint}
    </div>
  ) : null;
}

export function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>) {
  const texts = useTexts();
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{`${texts.ui.errorPrefix} `}</VisuallyHidden>
        {error}
      </span>
    </p>
  );
}

/** The attributes that tie a control to its words. */
export function fieldAttributes({ id, hint, error, required }: Pick<FieldWords, 'id'> & Partial<FieldWords>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** Says once, before the fields, what the asterisk means. */
export function RequiredLegend() {
  return <p className="field-hint">{useTexts().ui.requiredLegend}</p>;
}
