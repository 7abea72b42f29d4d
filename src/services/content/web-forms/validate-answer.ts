import { Ajv } from 'ajv';
import { LRUCache } from 'lru-cache';
import { firstFault, hasFormat } from '#domain/web-forms/formats.ts';
import type { ValidateAnswer } from '#domain/web-forms/check-answers.ts';
import type { AnswerRule } from '#domain/web-forms/web-form.ts';

/** More rules than all forms of an operator have; one that was changed leaves its old rule behind. */
const mostRules = 2000;

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, multipleOfPrecision: 7 });
const compiled = new LRUCache<string, ReturnType<typeof ajv.compile>>({ max: mostRules });

function compile({ format: _format, ...rule }: AnswerRule) {
  const key = JSON.stringify(rule);
  const known = compiled.get(key);
  if (known) return known;
  const validate = ajv.compile(rule);
  // It keeps what it compiled by the object; ours is kept here, and forgotten here.
  ajv.removeSchema(rule);
  compiled.set(key, validate);
  return validate;
}

/** Holds an answer to its rule with ajv: what the browser checks with another library is checked again here. */
export const validateAnswer: ValidateAnswer = (rule, answer) => {
  const validate = compile(rule);
  const faults = validate(answer) ? [] : (validate.errors ?? []).map(({ keyword }) => keyword);
  return firstFault(hasFormat(rule, answer) ? faults : [...faults, 'format']);
};
