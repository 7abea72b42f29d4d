import type { ComponentProps, ReactNode } from 'react';
import { FieldError, fieldAttributes, FieldHint, RequiredMark, type FieldWords } from '../field/field.tsx';
import './checkbox.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'id' | 'children'> &
  Pick<FieldWords, 'id' | 'hint' | 'error'> & {
    name: string;
    label: ReactNode;
    /** `radio` for one choice among those of the same name. */
    kind?: 'checkbox' | 'radio';
    /** The group around it says what is wrong. */
    isInvalid?: boolean;
  };

export function Checkbox({
  id,
  label,
  hint,
  error,
  required,
  kind = 'checkbox',
  isInvalid,
  ...control
}: CheckboxProps) {
  const { 'aria-invalid': isWrong = isInvalid || undefined, ...attributes } = fieldAttributes({
    id,
    hint,
    error,
    required,
  });
  return (
    <div className="checkbox" data-invalid={error ? '' : undefined}>
      <FieldError id={id} error={error} />
      <div className="checkbox-row">
        <input type={kind} {...control} {...attributes} aria-invalid={isWrong} />
        <label htmlFor={id}>
          {label}
          {required && kind === 'checkbox' && <RequiredMark />}
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

interface ChoiceGroupProps extends Pick<FieldWords, 'id' | 'hint' | 'error' | 'required'> {
  legend: ReactNode;
  children: ReactNode;
}

/** Boxes or radios under one question. */
export function ChoiceGroup({ legend, hint, error, required, id, children }: ChoiceGroupProps) {
  const { 'aria-describedby': described } = fieldAttributes({ id, hint, error });
  return (
    <fieldset
      className="choice-group"
      id={id}
      aria-describedby={described}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
}
