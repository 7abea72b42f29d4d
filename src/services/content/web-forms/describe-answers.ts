import type { Answer, Answers } from '#domain/web-forms/answers.ts';
import { allFields, keyOf, type WebForm, type WebFormField } from '#domain/web-forms/web-form.ts';
import type { AnsweredField } from './submission-store.ts';

const yes = { fr: 'Oui', en: 'Yes' };

/** Answers as a person reads them, in the order of the form; files are listed by themselves. */
export function describeAnswers(form: WebForm, answers: Answers, locale: 'fr' | 'en'): AnsweredField[] {
  return allFields(form).flatMap(({ field }) => {
    const key = keyOf(field.path);
    const answer = answers[key];
    return answer === undefined || field.kind === 'file'
      ? []
      : [{ key, label: field.label, text: textOf(field, answer, locale) }];
  });
}

function textOf({ choices = [] }: WebFormField, answer: Answer, locale: 'fr' | 'en'): string {
  if (answer === true) return yes[locale];
  const list = Array.isArray(answer) ? (answer as readonly (string | number)[]) : [answer];
  return list
    .map((one) => choices.find(({ value }) => value === String(one))?.label ?? String(one))
    .join(', ');
}

/** The numbers of all files that answers name. */
export const fileNumbers = (form: WebForm, answers: Answers): number[] =>
  allFields(form).flatMap(({ field }) => fileNumbersOf(field, answers));

export function fileNumbersOf(field: WebFormField, answers: Answers): number[] {
  if (field.kind !== 'file') return [];
  const answer = answers[keyOf(field.path)];
  const list = Array.isArray(answer) ? (answer as readonly unknown[]) : [answer];
  return list.filter((one) => typeof one === 'number');
}
