import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldWords } from '#site/ui/field/field.tsx';

type Control = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'children' | 'onChange'>;

type TextFieldProps = FieldWords &
  Control & {
    name: string;
    /** Several lines. */
    multiline?: boolean;
    rows?: number;
    /** Counts up to this and flags what is over; `maxLength` cuts it off. */
    most?: number | undefined;
    width?: 'short' | 'medium' | 'full';
    onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };

export function TextField({ multiline, rows, most, width, onChange, ...props }: TextFieldProps) {
  const { id, label, hint, error, required, hideLabel, help, ...control } = props;
  const words = { id, label, hint, error, required, hideLabel, help };
  const [typed, setTyped] = useState(() => String(control.defaultValue ?? ''));
  const used = countCharacters(String(control.value ?? typed));

  const shared = {
    ...fieldAttributes(words, most !== undefined),
    className: 'field-control',
    'data-width': width,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setTyped(event.target.value);
      onChange?.(event);
    },
  };

  return (
    <Field {...words} counter={most === undefined ? undefined : { used, most }}>
      {multiline ? (
        <textarea {...textareaPart(control)} {...shared} rows={rows} />
      ) : (
        <input type="text" {...control} {...shared} />
      )}
    </Field>
  );
}

/** As rules of forms count: a picture sign is one. */
const countCharacters = (text: string): number => [...text].length;

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
