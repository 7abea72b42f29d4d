import { allFields, type WebForm } from '#domain/web-forms/web-form.ts';
import type { Fields } from '#site/forms/form.ts';
import { fieldsOf } from '#site/forms/post-form.ts';
import { findKept, type KeptAnswers } from './kept-answers.ts';
import { nameOf, textIn } from './read-fields.ts';

/** Without what every form sends besides its answers. */
export const answersIn = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_') && name !== 'url'));

interface Drawn {
  readonly element: HTMLFormElement;
  /** What the server drew into it. */
  readonly fields: Fields;
  /** It came back from the server, which knows better than this tab what was typed. */
  readonly isBack: boolean;
}

/** What a form holds when the script takes it over: what was typed meanwhile goes before what this tab has kept. */
export function resumeAnswers(
  form: WebForm,
  { element, fields, isBack }: Drawn,
  now: number,
): Partial<KeptAnswers> {
  const there = answersIn(fieldsOf(element));
  const kept = isBack ? undefined : findKept(form, now);
  if (!kept) return { fields: there };
  const names = new Set([...Object.keys(there), ...Object.keys(fields)]);
  const touched = [...names].filter((name) => textIn(there, name) !== textIn(fields, name));
  const hidden = allFields(form).flatMap(({ field }) => (field.kind === 'hidden' ? nameOf(field) : []));
  const resumed = new Map(Object.entries(kept.fields));
  for (const name of [...hidden, ...touched]) {
    const text = there[name];
    if (text === undefined) resumed.delete(name);
    else resumed.set(name, text);
  }
  return { fields: Object.fromEntries(resumed), page: kept.page };
}
