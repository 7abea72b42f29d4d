import type { z } from 'zod';
import { checkWebForm } from '#contract/content/check-web-form.ts';
import { noticeEffectsSchema, noticeUpdatesSchema } from '#contract/content/notice-effects.ts';
import { webFormFileSchema, type WebFormFile } from '#contract/content/web-form-file.ts';
import { AppError } from '#lib/errors.ts';
import { readMoment } from '#lib/time/read-moment.ts';
import { isWithinReach } from '#lib/time/within-reach.ts';
import type { AttributeKind } from '#services/content/model/resource-type.ts';

/** What an editor wrote, in the shape the wire gives and the database compares. */
export function normaliseValue(
  kind: AttributeKind,
  value: unknown,
  { field, timeZone }: { readonly field: string; readonly timeZone: string },
): unknown {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? value : refuse(field, 'a text', value);
    case 'longText':
      return longText(field, value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : refuse(field, 'a number', value);
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse(field, 'true or false', value);
    case 'dateTime':
      return dateTime(field, value, timeZone);
    case 'date':
      return typeof value === 'string' && isDate(value) ? value : refuse(field, 'a date', value);
    case 'link':
      return link(field, value);
    case 'effects':
      return effects(field, value, timeZone);
    case 'updates':
      return updates(field, value, timeZone);
    case 'webForm':
      return webForm(field, value);
    case 'json':
    case 'breadcrumb':
    case 'secondaryMenu':
    case 'metatags':
      return value;
  }
}

/** RFC 3339 in seconds with an offset, as the wire writes every instant. */
export function formatInstant(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19)}+00:00`;
}

/** A day of the calendar: there is no 30 February, which `Date` takes for 2 March. */
export function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return dayPattern.test(text) && !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(text);
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function longText(field: string, value: unknown): unknown {
  if (typeof value === 'string') return { value, format: 'full_html', processed: value };
  if (typeof value !== 'object' || value === null) return refuse(field, 'a text', value);
  const given = value as { value?: unknown; processed?: unknown };
  const text = given.value ?? given.processed;
  if (typeof text !== 'string') return refuse(field, 'a text', value);
  return { format: 'full_html', processed: text, ...given, value: text };
}

function link(field: string, value: unknown): unknown {
  const given = typeof value === 'string' ? { uri: value } : (value as Record<string, unknown>);
  if (typeof given['uri'] !== 'string') return refuse(field, 'a link', value);
  return { title: '', external: !given['uri'].startsWith('/'), options: [], ...given };
}

/**
 * A day alone starts at its first second and ends, where it ends something, at its last; a time without an offset is
 * read where the operator is.
 */
export function dateTime(field: string, value: unknown, timeZone: string): string {
  if (typeof value !== 'string') return refuse(field, 'an instant', value);
  const day = value.slice(0, 10);
  if (dayPattern.test(day) && !isDate(day)) return refuse(field, 'a day of the calendar', value);
  const time = field.endsWith('_end') ? '23:59:59' : '00:00:00';
  // A duration would mean something else each time it is read.
  const text = /^[+-]?P/i.test(value) ? '' : isDate(value) ? `${value}T${time}` : value;
  const instant = readMoment(text, { timeZone, nowMs: 0 });
  if (instant === undefined || !isWithinReach(instant)) return refuse(field, 'an instant of our time', value);
  return formatInstant(instant);
}

/** What a notice does, its days given as days or as instants. */
function effects(field: string, value: unknown, timeZone: string): unknown {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const dated = list.map((effect) => {
    if (typeof effect !== 'object' || effect === null) return effect;
    const { start, end } = effect as { readonly start?: unknown; readonly end?: unknown };
    return {
      ...effect,
      ...(typeof start === 'string' && { start: dateTime(`${field}.start`, start, timeZone) }),
      ...(typeof end === 'string' && { end: dateTime(`${field}_end`, end, timeZone) }),
    };
  });
  return checked(field, dated, noticeEffectsSchema);
}

/** What was said since, its days given as days or as instants. */
function updates(field: string, value: unknown, timeZone: string): unknown {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const dated = list.map((update) => {
    const { date } = (update ?? {}) as { readonly date?: unknown };
    if (typeof update !== 'object' || typeof date !== 'string') return update;
    return { ...update, date: dateTime(`${field}.date`, date, timeZone) };
  });
  return checked(field, dated, noticeUpdatesSchema);
}

/** A form that riders can fill in and send. */
function webForm(field: string, value: unknown): unknown {
  const form = checked(field, value, webFormFileSchema);
  const [fault] = checkWebForm(form as WebFormFile);
  if (fault !== undefined) throw new AppError('invalid', `${field}: ${fault}`);
  return form;
}

/** As the schema has it; refused with the place of what is wrong. */
function checked(field: string, value: unknown, schema: z.ZodType): unknown {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError(
    'invalid',
    `${[field, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'not understood'}`,
  );
}

function refuse(field: string, wanted: string, value: unknown): never {
  throw new AppError('invalid', `${field}: ${wanted} is wanted, got ${JSON.stringify(value)}`);
}
