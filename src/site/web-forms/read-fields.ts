import type { TypedAnswers } from '#domain/web-forms/answers.ts';
import { allFields, keyOf, type WebForm, type WebFormField } from '#domain/web-forms/web-form.ts';
import type { Fields } from '#site/forms/form.ts';

/** More rows than any field has. */
const mostRows = 50;
/** The hour beside a date before one is chosen (specification B5); an hour by itself would be an answer nobody gave. */
export const firstHour = '00:00';

/** A field is sent under its key; a field called `url` would be taken for the trap that only machines fill in. */
export const nameOf = ({ path }: Pick<WebFormField, 'path'>): string => {
  const key = keyOf(path);
  return key === 'url' ? 'url.own' : key;
};

/** Drawn as boxes that can be ticked, each with a name of its own. */
export const hasBoxes = ({ kind, several }: WebFormField): boolean =>
  several !== undefined && (kind === 'checkboxes' || kind === 'radios');

/** Drawn as rows that are typed into, one for each answer. */
export const hasRows = (field: WebFormField): boolean =>
  field.several !== undefined && !hasBoxes(field) && field.kind !== 'file' && field.kind !== 'checkbox';

export const boxName = (field: WebFormField, value: string): string => `${nameOf(field)}.${value}`;
export const rowName = (field: WebFormField, row: number): string => `${nameOf(field)}.${row}`;

/** A form's fields by name, without those that every form has. */
export const textIn = (fields: Fields, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';

/** Reads what a page sends, the same way in the browser and on the server. */
export const readFields = (form: Pick<WebForm, 'pages'>, fields: Fields): TypedAnswers =>
  Object.fromEntries(allFields(form).map(({ field }) => [keyOf(field.path), readField(field, fields)]));

function readField(field: WebFormField, fields: Fields): readonly string[] {
  if (field.kind === 'file') return filesIn(field, fields).map(({ fid }) => fid);
  if (hasBoxes(field))
    return (field.choices ?? []).flatMap(({ value }) =>
      textIn(fields, boxName(field, value)) === '' ? [] : [value],
    );
  const names = hasRows(field)
    ? Array.from({ length: mostRows }, (_, row) => rowName(field, row))
    : [nameOf(field)];
  return names.map((name) => readText(field, fields, name)).filter((text) => text !== '');
}

function readText({ kind }: WebFormField, fields: Fields, name: string): string {
  // Without script a browser sends the end of a line as two characters, which would count as two.
  if (kind !== 'date-time') return textIn(fields, name).replaceAll('\r\n', '\n');
  const date = textIn(fields, `${name}.date`);
  // The hour stands there from the beginning: without a day it is no answer.
  return date === '' ? '' : `${date}T${textIn(fields, `${name}.time`) || firstHour}`;
}

/** How many rows of a field hold something, counted to the last of them. */
export function rowsIn(field: WebFormField, fields: Fields): number {
  const rows = Array.from({ length: mostRows }, (_, row) => readText(field, fields, rowName(field, row)));
  return rows.findLastIndex((text) => text !== '') + 1;
}

export interface SentFile {
  readonly fid: string;
  readonly name: string;
}

/** The files of a field that were sent already. */
export function filesIn(field: WebFormField, fields: Fields): SentFile[] {
  const start = `${nameOf(field)}.`;
  return Object.entries(fields).flatMap(([name, file]) => {
    const fid = name.startsWith(start) ? name.slice(start.length) : '';
    return /^\d{1,15}$/.test(fid) ? [{ fid, name: file }] : [];
  });
}

/** What a form holds before anybody has touched it. */
export function firstFields(form: Pick<WebForm, 'pages'>): Fields {
  return Object.fromEntries(allFields(form).flatMap(({ field }) => firstOf(field)));
}

function firstOf(field: WebFormField): [name: string, text: string][] {
  const { kind, default: known } = field;
  const name = hasRows(field) ? rowName(field, 0) : nameOf(field);
  if (kind === 'file') return [];
  if (kind === 'checkbox') return known === true ? [[name, '1']] : [];
  const text = typeof known === 'string' ? known : '';
  if (hasBoxes(field)) return text === '' ? [] : [[boxName(field, text), '1']];
  if (kind !== 'date-time') return text === '' ? [] : [[name, text]];
  const [date = '', time = ''] = text.split('T', 2);
  return [
    [`${name}.date`, date],
    [`${name}.time`, time.slice(0, 5) || firstHour],
  ];
}
