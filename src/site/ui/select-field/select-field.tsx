import type { ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldWords } from '#site/ui/field/field.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import './select-field.css';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'id' | 'children'> & {
    name: string;
    options: readonly SelectOption[];
    /** A first choice that stands for none. */
    emptyLabel?: string;
  };

export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { id, label, hint, error, required, hideLabel, help, ...control } = props;
  const words = { id, label, hint, error, required, hideLabel, help };
  return (
    <Field {...words}>
      <div className="select-field">
        <select {...control} {...fieldAttributes(words)} className="field-control">
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Field>
  );
}
