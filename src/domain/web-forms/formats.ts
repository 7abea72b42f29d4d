import { parseAddress } from '#lib/parse-address.ts';
import { isEmail } from '../email.ts';
import type { AnswerFault, AnswerRule } from './web-form.ts';

type Format = NonNullable<AnswerRule['format']>;

/** The last day that a date field takes (specification B5). */
export const lastDate = '9999-12-31';

/** What each format means, the same on every side: libraries do not agree on what an address is. */
const fits: Readonly<Record<Format, (text: string) => boolean>> = {
  email: isEmail,
  uri: (text) => /^https?:\/\/[^\s/]/i.test(text) && parseAddress(text) !== null,
  date: isDate,
  // As browsers give it, without a zone; or as programs do, with one.
  'date-time': (text) => {
    const [, date = '', hour = ''] =
      /^(\d{4}-\d\d-\d\d)[T ](\d\d):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:[0-5]\d)?$/i.exec(text) ??
      [];
    return isDate(date) && hour < '24';
  },
};

/** A day that there is. */
function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  // Of the year itself, however small: the constructor reads two digits as those of the last century.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return (
    year !== '' &&
    !Number.isNaN(date.getTime()) &&
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() + 1 === Number(month)
  );
}

export const hasFormat = ({ format }: Pick<AnswerRule, 'format'>, answer: unknown): boolean =>
  format === undefined || typeof answer !== 'string' || fits[format](answer);

/** Where several things are wrong, people are told of the first of these. */
const inOrder = [
  'type',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'format',
] as const satisfies readonly Exclude<AnswerFault, 'required' | 'few' | 'many'>[];

export type RuleFault = (typeof inOrder)[number];

/** The first fault of those that a validator names; names that are none of ours say nothing. */
export const firstFault = (keywords: readonly string[]): RuleFault | undefined =>
  inOrder.find((fault) => keywords.includes(fault));
