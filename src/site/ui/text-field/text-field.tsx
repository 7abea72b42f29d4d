import type { ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldWords } from '#site/ui/field/field.tsx';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'children'> & {
    name: string;
    width?: 'short' | 'medium' | 'full';
  };

export function TextField({ width, ...props }: TextFieldProps) {
  const { id, label, hint, error, required, hideLabel, help, ...control } = props;
  const words = { id, label, hint, error, required, hideLabel, help };
  return (
    <Field {...words}>
      <input
        type="text"
        {...control}
        {...fieldAttributes(words)}
        className="field-control"
        data-width={width}
      />
    </Field>
  );
}
