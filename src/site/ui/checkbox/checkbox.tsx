import type { ComponentProps, ReactNode } from 'react';
import { FieldError, fieldAttributes } from '#site/ui/field/field.tsx';
import './checkbox.css';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'id' | 'children'
> & {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** `radio` for one choice among those of the same name. */
  kind?: 'checkbox' | 'radio';
};

export function Checkbox({ id, label, hint, error, required, kind = 'checkbox', ...control }: CheckboxProps) {
  return (
    <div className="checkbox" data-invalid={error ? '' : undefined}>
      <FieldError id={id} error={error} />
      <div className="checkbox-row">
        <input type={kind} {...control} {...fieldAttributes({ id, label: '', hint, error, required })} />
        <label htmlFor={id}>
          {label}
          {required && kind === 'checkbox' && (
            <span className="field-required" aria-hidden="true">
              {'\u00a0*'}
            </span>
          )}
        </label>
      </div>
      {hint && (
        <div className="field-hint checkbox-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** Boxes or radios under one question. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  id,
  children,
}: {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="choice-group" id={id} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
}
