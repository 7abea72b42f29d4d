import { compareNaturally } from '#lib/natural-order.ts';
import type { LineRef, LineSummary } from './line.ts';
import type { ServiceType } from './operator.ts';

/** Lines that are listed together: those of a type and of the types shown with it. */
export interface LineGroup<Type, Line> {
  /** Undefined for lines of a type that the operator does not know. */
  readonly type: Type | undefined;
  /** Types that are shown with it. */
  readonly others: readonly Type[];
  readonly lines: readonly Line[];
}

type RankedLine = LineRef & Pick<LineSummary, 'rank'>;

/** As the timetable wants lines listed; those it says nothing of come after, in the order riders count: 3, 3A, 11, 800. */
export function sortLines<Line extends RankedLine>(lines: readonly Line[]): Line[] {
  const rankOf = ({ rank = Number.MAX_SAFE_INTEGER }: RankedLine) => rank;
  return lines.toSorted((one, two) => rankOf(one) - rankOf(two) || compareNaturally(one.number, two.number));
}

/** Every line once, by the types in the operator's order; what belongs nowhere stands last. */
export function groupLines<Type extends Pick<ServiceType, 'code' | 'shownWith'>, Line extends RankedLine>(
  types: readonly Type[],
  lines: readonly Line[],
): LineGroup<Type, Line>[] {
  const sorted = sortLines(lines);
  const groups = types
    .filter(({ shownWith }) => shownWith === undefined)
    .map((type) => {
      const others = types.filter(({ shownWith }) => shownWith === type.code);
      const codes = [type, ...others].map(({ code }) => code);
      return { type, others, lines: sorted.filter((line) => codes.includes(line.serviceTypeCode)) };
    });
  const placed = new Set<Line>(groups.flatMap((group) => group.lines));
  const rest = sorted.filter((line) => !placed.has(line));
  return rest.length === 0 ? groups : [...groups, { type: undefined, others: [], lines: rest }];
}
