import type { ChangeEvent, ComponentProps } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Field, fieldAttributes, type FieldWords } from '#site/ui/field/field.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import './counted-field.css';

interface CountedFieldProps extends Pick<FieldWords, 'id' | 'label' | 'hint' | 'error' | 'required'> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Several lines. */
  readonly multiline?: boolean;
  /** Counts up to this and flags what is over, but cuts nothing off; counts nothing without it. */
  readonly most?: number | undefined;
  readonly type?: string;
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly autoComplete?: string | undefined;
}

const rows = 6;

/** A text of one line or several that says how much of its length is used. */
export function CountedField({ multiline = false, most, ...props }: CountedFieldProps) {
  const { id, label, hint, error, required, type = 'text', inputMode, ...control } = props;
  const words = { id, label, hint, error, required };
  const { 'aria-describedby': described, ...attributes } = fieldAttributes(words);
  const ids = [described, most !== undefined && `${id}-counter`].filter(Boolean).join(' ');
  const shared = {
    ...control,
    ...attributes,
    'aria-describedby': ids || undefined,
    className: 'field-control',
  };
  return (
    <Field {...words}>
      {multiline ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} inputMode={inputMode} />
      )}
      {most !== undefined && (
        <Counter id={`${id}-counter`} used={countCharacters(control.value)} most={most} />
      )}
    </Field>
  );
}

/** As rules of forms count: a picture sign is one. */
const countCharacters = (text: string): number => [...text].length;

function Counter({ id, used, most }: { readonly id: string; readonly used: number; readonly most: number }) {
  const isOver = used > most;
  return (
    <div className="counted-field-count" id={id} data-over={isOver || undefined}>
      {isOver && <Icon name="alert" />}
      {useTexts('web-forms').webForms.charactersUsed(used, most)}
    </div>
  );
}
