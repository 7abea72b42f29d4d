import { isDate } from '#services/content/store/attribute-value.ts';
import type { FieldKind } from './field-path.ts';
import { operators, type Operator } from './operators.ts';
import { badQuery } from './query-parameters.ts';

export type FilterValue = string | number | boolean;

interface Comparison {
  readonly path: string;
  readonly kind: FieldKind;
  readonly operator: Operator;
}

/** A value of the address, in the type of the field it is compared with. */
export function parseValue(text: string, { path, kind, operator }: Comparison): FilterValue {
  const { needs } = operators[operator];
  if (needs === 'text' && !['text', 'code', 'date', 'uuid'].includes(kind))
    throw badQuery(`The operator '${operator}' needs a text, which '${path}' is not.`, path);
  switch (kind) {
    case 'text':
    case 'code':
      return text;
    case 'uuid':
      return text.toLowerCase();
    case 'number':
      return parseNumber(path, text);
    case 'boolean':
      if (needs === 'order') throw badQuery(`The operator '${operator}' does not apply to '${path}'.`, path);
      return parseBoolean(path, text);
    case 'date':
      return needs === 'text' ? text : parseDate(path, text);
    case 'dateTime':
      return parseInstant(path, text);
  }
}

function parseNumber(path: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value))
    throw badQuery(`'${path}' is compared with a number.`, path);
  return value;
}

function parseBoolean(path: string, text: string): boolean {
  if (['1', 'true', 'TRUE'].includes(text)) return true;
  if (['0', 'false', 'FALSE', ''].includes(text)) return false;
  throw badQuery(`'${path}' is compared with 1 or 0.`, path);
}

function parseDate(path: string, text: string): string {
  if (isDate(text.slice(0, 10))) return text.slice(0, 10);
  throw badQuery(`'${path}' is compared with a date: YYYY-MM-DD.`, path);
}

const firstInstant = Date.UTC(1000, 0);
const lastInstant = Date.UTC(10_000, 0) - 1;

/** RFC 3339, a day, or seconds since the epoch; of a year that every database writes with four digits. */
function parseInstant(path: string, text: string): string {
  const instant = /^\d{1,11}$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (instant >= firstInstant && instant <= lastInstant) return new Date(instant).toISOString();
  throw badQuery(`'${path}' is compared with an instant of the years 1000 to 9999.`, path);
}
