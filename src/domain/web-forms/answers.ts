import { allFields, keyOf, type WebForm, type WebFormField } from './web-form.ts';

/** An answer as the wire has it; of a field with several, all of them. Nothing where nothing was given. */
export type Answer = string | number | boolean | readonly (string | number)[];

/** By the key of the field. */
export type Answers = Readonly<Record<string, Answer>>;

/** What was typed or chosen, as a page sends it: by the key of the field, one text or several. */
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

const isOn = (texts: readonly string[]) => texts.some((text) => text !== '' && text !== '0');

/** Reads what a page sends. What is no number stays text: whoever checks it says so. */
export function readTyped(form: Pick<WebForm, 'pages'>, typed: TypedAnswers): Answers {
  return Object.fromEntries(
    allFields(form).flatMap(({ field }) => {
      const key = keyOf(field.path);
      const answer = readOne(field, typed[key] ?? []);
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
}

function readOne({ kind, rule, several }: WebFormField, texts: readonly string[]): Answer | undefined {
  if (rule.type === 'boolean') return isOn(texts) ? true : undefined;
  const given = texts.map((text) => (kind === 'textarea' ? text : text.trim())).filter((text) => text !== '');
  const answers = rule.type === 'string' ? given : given.map(readNumber);
  return several ? (answers.length > 0 ? answers : undefined) : answers[0];
}

/** With a comma as with a point, as both languages write it. */
function readNumber(text: string): number | string {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : text;
}

/** Nothing, as far as a form is concerned. */
export const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0);

type Nested = { [name: string]: Answer | Nested };

/** Answers as the wire nests them: each under the names of what it stands in. */
export function nestAnswers(form: Pick<WebForm, 'pages'>, answers: Answers): Nested {
  const nested: Nested = {};
  for (const { field } of allFields(form)) {
    const answer = answers[keyOf(field.path)];
    if (answer === undefined) continue;
    let place = nested;
    for (const name of field.path.slice(0, -1)) {
      const inner = place[name] ?? {};
      place[name] = inner;
      place = inner as Nested;
    }
    place[field.path.at(-1) ?? ''] = answer;
  }
  return nested;
}

/** The other way round. What the form does not ask for is left out, and so is what is no answer at all. */
export function flattenAnswers(form: Pick<WebForm, 'pages'>, nested: unknown): Answers {
  return Object.fromEntries(
    allFields(form).flatMap(({ field }) => {
      const answer = field.path.reduce<unknown>(memberOf, nested);
      return isAnswer(answer) ? [[keyOf(field.path), answer]] : [];
    }),
  );
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'));
