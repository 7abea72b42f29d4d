import { readTyped } from '#domain/web-forms/answers.ts';
import { checkAnswers, type FieldFault, type ValidateAnswer } from '#domain/web-forms/check-answers.ts';
import type { WebForm } from '#domain/web-forms/web-form.ts';
import type { Fields } from '#site/forms/form.ts';
import { readFields } from './read-fields.ts';

/** The validator is fetched when it is first needed. Where it cannot be, what is missing is told; the server tells the rest. */
async function loadValidate(): Promise<ValidateAnswer> {
  try {
    return (await import('./validate-answer.ts')).validateAnswer;
  } catch {
    return () => undefined;
  }
}

/** What is wrong with the fields of one page, or of all. */
export async function checkFields(
  form: WebForm,
  fields: Fields,
  page?: number,
): Promise<readonly FieldFault[]> {
  const answers = readTyped(form, readFields(form, fields));
  return checkAnswers(form, answers, { validate: await loadValidate(), page }).faults;
}
