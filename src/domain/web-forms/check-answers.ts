import { longestPatterned } from '#lib/safe-pattern.ts';
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

/** No text is longer, whatever its form says of it: so much is kept and mailed for a rider. */
const longest = { textarea: 10_000, other: 1000 };

/** How many characters an answer may have. What a pattern is held against is shorter: it may try it in many ways. */
export function mostCharacters({ kind, rule: { maxLength = Infinity, pattern } }: WebFormField): number {
  if (pattern !== undefined) return Math.min(maxLength, longestPatterned);
  return Math.min(maxLength, kind === 'textarea' ? longest.textarea : longest.other);
}

const missing = (isRequired: boolean): AnswerFault | undefined => (isRequired ? 'required' : undefined);

function faultIn(field: WebFormField, answer: Answer, validate: ValidateAnswer): AnswerFault | undefined {
  const { several } = field;
  const faultOf = (one: unknown) => (isTooLong(field, one) ? 'maxLength' : validate(field.rule, one));
  if (!several) return Array.isArray(answer) ? 'type' : faultOf(answer);
  if (!Array.isArray(answer)) return 'type';
  const list: readonly unknown[] = answer;
  if (new Set(list).size < list.length) return 'type';
  if (several.least !== undefined && list.length < several.least) return 'few';
  if (several.most !== undefined && list.length > several.most) return 'many';
  for (const one of list) {
    const fault = faultOf(one);
    if (fault) return fault;
  }
  return undefined;
}

/** Counted as JSON Schema counts: a sign of two halves is one. */
const isTooLong = (field: WebFormField, answer: unknown): boolean =>
  typeof answer === 'string' &&
  answer.length > mostCharacters(field) &&
  [...answer].length > mostCharacters(field);
