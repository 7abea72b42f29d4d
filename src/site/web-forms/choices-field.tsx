import type { WebFormField } from '#domain/web-forms/web-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { DrawnForm } from './drawn-form.ts';
import { boxName, hasBoxes, nameOf, textIn } from './read-fields.ts';

interface ChoicesFieldProps {
  readonly field: WebFormField;
  readonly drawn: DrawnForm;
}

/** Choices under one question: radios for one answer, boxes for several. A message about it leads to the first. */
export function ChoicesField({ field, drawn: { fields, change, wordsOf } }: ChoicesFieldProps) {
  const { webForms: texts } = useTexts('web-forms');
  const { id, label, hint, error, required } = wordsOf(field);
  const isBoxes = hasBoxes(field);
  const legend = (
    <>
      {label}
      {/* Radios say so themselves. */}
      {required && isBoxes && <VisuallyHidden>{` (${texts.required})`}</VisuallyHidden>}
    </>
  );
  return (
    <ChoiceGroup id={`${id}-group`} legend={legend} hint={hint} error={error} required={required}>
      {(field.choices ?? []).map(({ value, label: words }, nth) => {
        const name = isBoxes ? boxName(field, value) : nameOf(field);
        const choiceId = nth === 0 ? id : `${id}-${nth}`;
        const shared = { id: choiceId, name, label: words, isInvalid: error !== undefined };
        return isBoxes ? (
          <Checkbox
            key={value}
            {...shared}
            value="1"
            checked={textIn(fields, name) !== ''}
            onChange={({ target }) => change(name, target.checked ? '1' : undefined)}
          />
        ) : (
          <Checkbox
            key={value}
            {...shared}
            kind="radio"
            value={value}
            required={required}
            checked={textIn(fields, name) === value}
            onChange={() => change(name, value)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
