import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import type { LineSummary } from '#domain/line.ts';
import type { BadgeType, LineMark } from '#domain/line-mark.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { ServiceType } from '#domain/operator.ts';
import type { RichElement } from '#domain/rich-text.ts';
import { ownWords } from '#platform/log/error-fields.ts';
import type { Log } from '#platform/log/log.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import { nameWords } from '#site/routing/schedule-paths.ts';
import { wordsOf } from '#site/ui/rich-text/words.ts';

interface LineMarkerOptions {
  readonly schedule: Pick<ScheduleClient, 'loadLines'>;
  readonly serviceTypes: readonly ServiceType[];
  readonly log: Log;
}

interface Marked<T> {
  readonly page: T;
  /** False where the lines could not be read: the badges are then drawn by the ranges of the operator. */
  readonly isWhole: boolean;
}

export type MarkLines = <T>(page: T, table: RouteTable) => Promise<Marked<T>>;

/**
 * Makes badges of line numbers in the texts of a page. Content marks a number by linking it to the page of the line:
 * `<a href="/horaires/800">800</a>`. The number of a line that does not exist is left as plain text.
 */
export function createLineMarker({ schedule, serviceTypes, log }: LineMarkerOptions): MarkLines {
  const types = new Map(serviceTypes.map((type) => [type.code, badgeTypeOf(type)]));
  const guess = (number: string): LineMark | 'link' => {
    const type = serviceTypes.find(({ ranges }) => ranges.some((range) => isInRange(number, range)));
    return type ? { number, type: badgeTypeOf(type) } : 'link';
  };
  return async (page, table) => {
    const numberOf = (node: unknown) => findNumber(node, table);
    if (!holdsNumber(page, numberOf)) return { page, isWhole: true };
    const lines = await schedule.loadLines(defaultLocale).catch((thrown: unknown) => {
      log.warn({ reason: ownWords(thrown) }, 'lines could not be read; their types are guessed');
      return undefined;
    });
    const known = lines && marksOf(lines, types);
    const lineOf = known ? (number: string) => known.get(number) : guess;
    return { page: markIn(page, { numberOf, lineOf, told: new Set() }), isWhole: lines !== undefined };
  };
}

function badgeTypeOf({ key, name, look }: ServiceType): BadgeType {
  return { key, name, look: { shape: look.shape } };
}

function marksOf(lines: readonly LineSummary[], types: ReadonlyMap<number, BadgeType>) {
  return new Map(
    lines.map(({ number, serviceTypeCode, ends }): [string, LineMark | 'link'] => {
      const type = types.get(serviceTypeCode);
      return [number, type ? { number, type, ends } : 'link'];
    }),
  );
}

/** Whether a number lies in a range of the operator's, such as `800-807` or `3A-92A`. */
export function isInRange(number: string, range: string): boolean {
  const [first, last] = range.split('-').map(splitNumber);
  const given = splitNumber(number);
  if (!first || !last || given.letter !== first.letter) return false;
  return given.figure >= first.figure && given.figure <= last.figure;
}

function splitNumber(number: string): { readonly figure: number; readonly letter: string } {
  const [, figure = '', letter = ''] = /^(\d+)([A-Z]?)$/.exec(number) ?? [];
  return { figure: figure === '' ? Number.NaN : Number(figure), letter };
}

/** A line that is no number stands behind one of these words. */
const linePage = new RegExp(`/(?:${Object.values(nameWords.line).join('|')})/[^/]+$`);
const schedulePage = /^schedule-route(?:-|$)/;

/** The number that a link of a text shows and leads to, if it is such a link. */
function findNumber(node: unknown, table: RouteTable): string | undefined {
  if (!isElement(node) || node.tag !== 'a') return undefined;
  const words = wordsOf(node.children ?? []);
  const { href = '' } = node.attributes ?? {};
  if (!href.startsWith('/') || !(/^\d{1,4}[A-Z]?$/.test(words) || linePage.test(href))) return undefined;
  const match = table.match(href.replace(/[?#].*/s, ''));
  if (!match || !schedulePage.test(match.route.name)) return undefined;
  const { parcours, ...further } = match.params;
  return parcours === words && Object.keys(further).length === 0 ? words : undefined;
}

type NumberOf = (node: unknown) => string | undefined;

function holdsNumber(value: unknown, numberOf: NumberOf): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (numberOf(value) !== undefined) return true;
  return Object.values(value).some((part) => holdsNumber(part, numberOf));
}

interface Marking {
  readonly numberOf: NumberOf;
  /** `link` for a line of an unknown type, which stays a link; undefined for a line that does not exist. */
  readonly lineOf: (number: string) => LineMark | 'link' | undefined;
  /** Lines whose ends the page has told. */
  readonly told: Set<string>;
  /** The words of the row of a table that the walk is in. */
  readonly row?: string;
}

/** The same data with its links marked; nothing else in it is changed. */
function markIn<T>(value: T, marking: Marking): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.flatMap((part: unknown) => {
      const number = marking.numberOf(part);
      return number === undefined ? [markIn(part, marking)] : markLink(part as RichElement, number, marking);
    }) as T;
  const inside =
    isElement(value) && value.tag === 'tr' ? { ...marking, row: wordsOf(value.children ?? []) } : marking;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, markIn(part, inside)])) as T;
}

function markLink(link: RichElement, number: string, { lineOf, told, row = '' }: Marking): unknown[] {
  const line = lineOf(number);
  if (line === undefined) return [...(link.children ?? [])];
  if (line === 'link') return [link];
  const { ends = [], ...bare } = line;
  const isTold = told.has(number) || ends.every((end) => row.includes(end));
  told.add(number);
  return [{ ...link, line: isTold ? bare : line }];
}

function isElement(value: unknown): value is RichElement {
  return typeof value === 'object' && value !== null && 'tag' in value;
}
