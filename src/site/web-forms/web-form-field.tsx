import type { ChangeEvent } from 'react';
import { lastDate } from '#domain/web-forms/formats.ts';
import { keyOf, type WebFormField } from '#domain/web-forms/web-form.ts';
import { AddressCompletion } from '#site/address-completion/address-completion.tsx';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Checkbox } from '#site/ui/checkbox/checkbox.tsx';
import { DateTimeField } from '#site/ui/date-time-field/date-time-field.tsx';
import { SelectField } from '#site/ui/select-field/select-field.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import type { DrawnForm } from './drawn-form.ts';
import { hasBoxes, hasRows, nameOf, textIn } from './read-fields.ts';
import { RowsField } from './rows-field.tsx';
import { maskTyped } from './mask.ts';
import { SentFilesField } from './sent-files-field.tsx';

interface WebFormFieldViewProps {
  readonly field: WebFormField;
  readonly drawn: DrawnForm;
}

/** A field of a form, by its kind. One that is not shown stays in the page, so that what it holds is not lost. */
export function WebFormFieldView({ field, drawn }: WebFormFieldViewProps) {
  const name = nameOf(field);
  const locale = useLocale();
  const address = drawn.addressOf(field);
  if (field.kind === 'hidden') return <input type="hidden" name={name} value={textIn(drawn.fields, name)} />;
  return (
    <div hidden={!drawn.shown.isShown(keyOf(field.path))}>
      <Control field={field} drawn={drawn} />
      {address && <AddressCompletion {...address} locale={locale} />}
    </div>
  );
}

function Control({ field, drawn }: WebFormFieldViewProps) {
  if (field.kind === 'file') return <SentFilesField field={field} drawn={drawn} />;
  if (field.kind === 'radios' || field.kind === 'checkboxes' || hasBoxes(field))
    return <ChoicesField field={field} drawn={drawn} />;
  if (!hasRows(field))
    return <SingleField field={field} drawn={drawn} name={nameOf(field)} words={drawn.wordsOf(field)} />;
  return (
    <RowsField
      field={field}
      drawn={drawn}
      renderRow={(row) => <SingleField key={row.name} field={field} drawn={drawn} {...row} />}
    />
  );
}

interface SingleFieldProps extends WebFormFieldViewProps {
  readonly name: string;
  readonly words: ReturnType<DrawnForm['wordsOf']>;
}

/** One answer that is typed or chosen from a list. */
function SingleField({ field, drawn, name, words }: SingleFieldProps) {
  const { webForms: texts } = useTexts('web-forms');
  const { fields, change } = drawn;
  const value = textIn(fields, name);
  switch (field.kind) {
    case 'checkbox':
      return (
        <Checkbox
          {...words}
          name={name}
          value="1"
          checked={value !== ''}
          onChange={({ target }) => change(name, target.checked ? '1' : undefined)}
        />
      );
    case 'select':
      return (
        <SelectField
          {...words}
          name={name}
          value={value}
          options={field.choices ?? []}
          emptyLabel={texts.choose}
          autoComplete={field.autocomplete}
          onChange={({ target }) => change(name, target.value)}
        />
      );
    case 'date-time':
      return (
        <DateTimeField
          {...words}
          name={name}
          date={textIn(fields, `${name}.date`)}
          time={textIn(fields, `${name}.time`)}
          maxDate={lastDate}
          onChange={change}
        />
      );
    default:
      return (
        <TextField
          {...words}
          {...typing(field)}
          name={name}
          value={value}
          onChange={(event) => change(name, typed(field, event))}
        />
      );
  }
}

/** What a phone shows to type it with, and how much may be typed. */
function typing({ kind, rule, autocomplete, mask }: WebFormField) {
  const shared = { autoComplete: autocomplete, most: rule.maxLength };
  switch (kind) {
    case 'textarea':
      return { ...shared, multiline: true, rows: 6 };
    case 'number':
      // A box for numbers takes no comma where the browser speaks English.
      return {
        ...shared,
        inputMode: rule.type === 'integer' ? ('numeric' as const) : ('decimal' as const),
        width: 'short' as const,
      };
    case 'date':
      return { ...shared, type: 'date', max: lastDate, width: 'medium' as const };
    case 'time':
      return { ...shared, type: 'time', width: 'short' as const };
    case 'tel':
      return { ...shared, type: 'tel', inputMode: 'tel' as const, width: 'medium' as const };
    case 'email':
    case 'url':
      return { ...shared, type: kind };
    default:
      return mask === undefined
        ? shared
        : { ...shared, inputMode: 'numeric' as const, width: 'medium' as const };
  }
}

function typed(
  { mask }: WebFormField,
  { target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
): string {
  if (mask === undefined) return target.value;
  const { text, caret } = maskTyped(mask, {
    text: target.value,
    caret: target.selectionStart ?? target.value.length,
  });
  // Before React writes the same text, which would put the caret at the end.
  target.value = text;
  target.setSelectionRange(caret, caret);
  return text;
}
