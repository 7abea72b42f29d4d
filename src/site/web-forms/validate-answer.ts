import { validate, type Schema } from '@cfworker/json-schema';
import type { ValidateAnswer } from '#domain/web-forms/check-answers.ts';
import { firstFault, hasFormat } from '#domain/web-forms/formats.ts';

/** Holds an answer to its rule, without code made of text: pages of the site allow none. */
export const validateAnswer: ValidateAnswer = ({ format: _format, ...rule }, answer) => {
  const { errors } = validate(answer, rule as Schema, '2020-12', undefined, false);
  const faults = errors.map(({ keyword }) => keyword);
  return firstFault(hasFormat({ format: _format }, answer) ? faults : [...faults, 'format']);
};
