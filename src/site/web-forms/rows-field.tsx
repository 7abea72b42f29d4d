import { useState, type ReactNode } from 'react';
import type { WebFormField } from '#domain/web-forms/web-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { DrawnForm } from './drawn-form.ts';
import { rowName, rowsIn } from './read-fields.ts';

interface RowsFieldProps {
  readonly field: WebFormField;
  readonly drawn: DrawnForm;
  readonly renderRow: (row: {
    readonly name: string;
    readonly words: ReturnType<DrawnForm['wordsOf']>;
  }) => ReactNode;
}

/** Several answers of one kind, each in a row. Without script there is one row more than is filled in. */
export function RowsField({ field, drawn, renderRow }: RowsFieldProps) {
  const { webForms: texts } = useTexts('web-forms');
  const { id, label, hint, error, required } = drawn.wordsOf(field);
  const most = field.several?.most ?? 50;
  const filled = rowsIn(field, drawn.fields);
  const [asked, setAsked] = useState(() => filled + 1);
  // What was typed is drawn, even where it is too much: the form says so.
  const count = Math.max(1, filled, Math.min(most, asked));
  const idOf = (row: number) => (row === 0 ? id : `${id}-${row}`);
  return (
    <ChoiceGroup id={`${id}-group`} legend={label} hint={hint} error={error} required={required}>
      <div className="web-form-rows">
        {Array.from({ length: count }, (_, row) =>
          renderRow({
            name: rowName(field, row),
            words: {
              id: idOf(row),
              label: texts.nth(row + 1),
              required: required && row === 0,
            },
          }),
        )}
        {drawn.isLive && count < most && (
          <Button kind="secondary" icon="plus" onClick={() => setAsked(count + 1)}>
            {texts.another}
            <VisuallyHidden>{` (${label})`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </ChoiceGroup>
  );
}
