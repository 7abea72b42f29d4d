import { allFields, type WebForm } from '#domain/web-forms/web-form.ts';
import type { Fields } from '#site/forms/form.ts';
import { nameOf } from './read-fields.ts';

/** What was typed into a form, as this tab keeps it. */
export interface KeptAnswers {
  readonly fields: Fields;
  readonly page: number;
}

const keptMs = 2 * 60 * 60 * 1000;
const keyOfForm = (formId: string) => `webform:${formId}`;

/** Keeps what is typed until the tab is closed, for two hours at most, so that a reload loses nothing. */
export function keepAnswers(form: WebForm, { fields, page }: KeptAnswers, now: number): void {
  const hidden = new Set(
    allFields(form).flatMap(({ field }) => (field.kind === 'hidden' ? nameOf(field) : [])),
  );
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)));
  try {
    sessionStorage.setItem(keyOfForm(form.id), JSON.stringify({ at: now, page, fields: own }));
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

/** Nothing where nothing was kept, or not by this version of the site. */
export function findKept(form: WebForm, now: number): KeptAnswers | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOfForm(form.id)) ?? 'null');
    const { at, page, fields } = Object(kept) as Record<string, unknown>;
    if (typeof at !== 'number' || now - at > keptMs || now < at) {
      forgetAnswers(form);
      return undefined;
    }
    return { page: pageIn(form, page), fields: textsOf(fields) };
  } catch {
    return undefined;
  }
}

export function forgetAnswers(form: WebForm): void {
  try {
    sessionStorage.removeItem(keyOfForm(form.id));
  } catch {
    // As above.
  }
}

const textsOf = (fields: unknown): Fields =>
  Object.fromEntries(
    Object.entries(Object(fields) as Record<string, unknown>).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** A page that the form has: it may have been another one when the number was written. */
export function pageIn({ pages }: Pick<WebForm, 'pages'>, page: unknown): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 0 ? Math.min(number, pages.length - 1) : 0;
}
