import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldWords } from '#site/ui/field/field.tsx';

type Control = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'children' | 'onChange'>;

type TextFieldProps = FieldWords &
  Control & {
    name: string;
    /** Several lines. */
    multiline?: boolean;
    rows?: number;
    /** Shows how many characters of `maxLength` are used. */
    counted?: boolean;
    width?: 'short' | 'medium' | 'full';
    onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };

export function TextField({ multiline, rows, counted = false, width, onChange, ...props }: TextFieldProps) {
  const { id, label, hint, error, required, hideLabel, help, ...control } = props;
  const words = { id, label, hint, error, required, hideLabel, help };
  const [used, setUsed] = useState(() => String(control.value ?? control.defaultValue ?? '').length);
  const most = control.maxLength;
  const showCounter = counted && most !== undefined;

  const shared = {
    ...fieldAttributes(words, showCounter),
    className: 'field-control',
    'data-width': width,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setUsed(event.target.value.length);
      onChange?.(event);
    },
  };

  return (
    <Field {...words} counter={showCounter ? { used, most } : undefined}>
      {multiline ? (
        <textarea {...textareaPart(control)} {...shared} rows={rows} />
      ) : (
        <input type="text" {...control} {...shared} />
      )}
    </Field>
  );
}

function textareaPart({
  name,
  value,
  defaultValue,
  maxLength,
  autoComplete,
  disabled,
  readOnly,
  form,
}: Control) {
  return { name, value, defaultValue, maxLength, autoComplete, disabled, readOnly, form };
}
