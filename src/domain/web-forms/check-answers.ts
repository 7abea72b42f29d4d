import { isEmpty, type Answer, type Answers } from './answers.ts';
import { findShown } from './shown-fields.ts';
import {
  fieldsOf,
  keyOf,
  type AnswerFault,
  type AnswerRule,
  type WebForm,
  type WebFormField,
} from './web-form.ts';

/** Holds one answer to its rule: what is wrong with it first, or nothing. */
export type ValidateAnswer = (
  rule: AnswerRule,
  answer: unknown,
) => Exclude<AnswerFault, 'required'> | undefined;

export interface FieldFault {
  readonly field: WebFormField;
  readonly fault: AnswerFault;
}

export interface CheckedAnswers {
  /** Of the fields that are shown: what is hidden is neither checked nor sent. */
  readonly answers: Answers;
  readonly faults: readonly FieldFault[];
}

interface Checking {
  readonly validate: ValidateAnswer;
  /** Of one page alone; of all of them unless given. */
  readonly page?: number | undefined;
}

/** The rules of a form are the same in a browser, on the site and at the service that keeps the answers. */
export function checkAnswers(
  form: Pick<WebForm, 'pages'>,
  given: Answers,
  { validate, page }: Checking,
): CheckedAnswers {
  const { isShown, isRequired } = findShown(form, given);
  const answers = Object.fromEntries(
    Object.entries(given).filter(([key, answer]) => isShown(key) && !isEmpty(answer)),
  );
  const pages = page === undefined ? form.pages : form.pages.slice(page, page + 1);
  const faults = pages
    .flatMap(({ parts }) => fieldsOf(parts))
    .flatMap(({ field }): FieldFault[] => {
      const key = keyOf(field.path);
      if (!isShown(key)) return [];
      const answer = answers[key];
      const fault = answer === undefined ? missing(isRequired(key)) : faultIn(field, answer, validate);
      return fault ? [{ field, fault }] : [];
    });
  return { answers, faults };
}

const missing = (isRequired: boolean): AnswerFault | undefined => (isRequired ? 'required' : undefined);

function faultIn(
  { rule, several }: WebFormField,
  answer: Answer,
  validate: ValidateAnswer,
): AnswerFault | undefined {
  if (!several) return Array.isArray(answer) ? 'type' : validate(rule, answer);
  if (!Array.isArray(answer)) return 'type';
  const list: readonly unknown[] = answer;
  if (new Set(list).size < list.length) return 'type';
  if (several.least !== undefined && list.length < several.least) return 'few';
  if (several.most !== undefined && list.length > several.most) return 'many';
  for (const one of list) {
    const fault = validate(rule, one);
    if (fault) return fault;
  }
  return undefined;
}
