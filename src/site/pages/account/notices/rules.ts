import * as z from 'zod/mini';
import type { Fields } from '#site/forms/form.ts';
import { lineFields, numbersIn, readLine, type LineChoice } from './line-fields.ts';

/** What somebody asks for with the form. */
export interface FollowSubmission {
  /** `add`: put lines in the list, and save nothing yet. */
  readonly intent: 'add' | 'save';
  /** The numbers to add, as they were typed: one whose name has several words, or several of one word. */
  readonly added: readonly string[];
  readonly addedWhole: string;
  readonly general: boolean;
  /** The switch over all lines. */
  readonly routes: boolean;
  readonly lines: readonly LineChoice[];
  /** They were asked whether they want nothing at all, and do. */
  readonly isConfirmed: boolean;
  readonly fields: Fields;
}

interface Fault {
  readonly code: string;
  readonly field: string;
  readonly about?: string;
}

export const followRules = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((fields: Fields, context): FollowSubmission => {
    const { submission, faults } = readSubmission(fields);
    for (const { code, field, about } of faults)
      context.issues.push({
        code: 'custom',
        message: code,
        path: [field],
        params: { about },
        input: fields,
      });
    return submission;
  }),
);

function readSubmission(sent: Fields): { submission: FollowSubmission; faults: readonly Fault[] } {
  const { general, routes, offer, confirmed, do: pressed, exemple, ...rest } = sent;
  const addedWhole = (offer ?? sent['add'] ?? '').replaceAll(/\s+/g, ' ').trim();
  const typed = addedWhole.split(/[\s,;]+/).filter(Boolean);
  const isAdding = offer !== undefined || pressed === 'add' || (pressed === 'enter' && typed.length > 0);
  const read = numbersIn(rest)
    .filter((number) => rest[lineFields.drop(number)] === undefined)
    .map((number) => ({ number, ...readLine(rest, number) }));
  const lines = read.map(({ choice }) => choice);
  const submission: FollowSubmission = {
    intent: isAdding ? 'add' : 'save',
    added: typed,
    addedWhole,
    general: general !== undefined,
    routes: routes !== undefined,
    lines,
    isConfirmed: confirmed !== undefined,
    fields: Object.fromEntries(
      Object.entries({ ...rest, ...(general && { general }), ...(routes && { routes }) }).filter(
        ([name]) => !name.startsWith('_'),
      ),
    ),
  };
  if (isAdding)
    return {
      submission,
      faults:
        typed.length === 0 ? [{ code: 'no-number', field: 'add', about: exemple?.slice(0, 170) ?? '' }] : [],
    };
  const faults: Fault[] = read.flatMap((line) =>
    line.faults.map((fault) => ({ ...fault, about: line.number })),
  );
  const isEmpty = submission.routes && !submission.general && !lines.some(({ isOn }) => isOn);
  if (isEmpty && typed.length === 0) faults.push({ code: 'select-one', field: 'routes' });
  return { submission, faults };
}
