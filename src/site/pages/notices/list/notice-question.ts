import { phases, type Phase } from '#domain/notices/notice.ts';
import type { Addresses } from '#domain/operator.ts';
import { numberField } from '#site/routing/notice-paths.ts';
import { severities, type Severity } from '#domain/notices/severity.ts';

/** What somebody wants to see of the notices. */
export interface NoticeQuestion {
  /** Of a line or a stop, as it was typed. */
  readonly number?: string;
  readonly phase: Phase;
  /** None: of every severity. */
  readonly severities: readonly Severity[];
  /** Those for everyone alone. */
  readonly isGeneral: boolean;
  /** From 1. */
  readonly page: number;
}

/** How each moment is written in an address. */
export const phaseWords: Readonly<Record<Phase, string>> = {
  'in-force': '',
  planned: 'a-venir',
  ended: 'termines',
};

/** The names of the fields of the form, which are those of the address. */
export const fields = {
  number: numberField,
  phase: 'moment',
  severity: 'gravite',
  general: 'general',
  page: 'page',
} as const;

/** How long what is typed can be: names are longer than numbers. */
export const longestNumber: Readonly<Record<Addresses, number>> = { numbers: 12, names: 80 };

interface Asked {
  /** Of the line whose list it is. */
  readonly line?: string | undefined;
  readonly addresses?: Addresses | undefined;
}

/** Whatever an address says is understood as far as it can be. */
export function readQuestion(
  query: URLSearchParams,
  { line, addresses = 'numbers' }: Asked = {},
): NoticeQuestion {
  const typed = query.get(fields.number)?.trim().slice(0, longestNumber[addresses]) || undefined;
  // The name of a stop may have small letters.
  const number = line ?? (addresses === 'numbers' ? typed?.toUpperCase() : typed);
  const page = Number(query.get(fields.page));
  return {
    ...(number !== undefined && { number }),
    phase: phases.find((phase) => phaseWords[phase] === query.get(fields.phase)) ?? 'in-force',
    severities: severities.filter((severity) => query.getAll(fields.severity).includes(severity)),
    isGeneral: query.get(fields.general) === '1',
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  };
}

/** The same as an address below the list; of a list of a line, its number is in the path. */
export function formatQuestion(base: string, question: NoticeQuestion, isOfLine: boolean): string {
  const query = new URLSearchParams();
  if (question.number !== undefined && !isOfLine) query.append(fields.number, question.number);
  if (question.phase !== 'in-force') query.append(fields.phase, phaseWords[question.phase]);
  for (const severity of question.severities) query.append(fields.severity, severity);
  if (question.isGeneral) query.append(fields.general, '1');
  if (question.page > 1) query.append(fields.page, String(question.page));
  const text = query.toString();
  return text === '' ? base : `${base}?${text}`;
}
