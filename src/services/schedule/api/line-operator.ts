import type { Timetable } from '#transit/index.ts';

type Agency = Timetable['agencies'][number];

/** By timetable: which of its agencies run lines. */
const inUse = new WeakMap<Timetable['lines'], ReadonlySet<string>>();

/** Who runs a line, where several agencies run the lines of the network; with one alone it need not be said. */
export function operatorOfLine({ agencies, lines }: Timetable, line: number): Agency | undefined {
  const known = inUse.get(lines) ?? new Set(lines.map(({ agency }) => agency));
  inUse.set(lines, known);
  if (agencies.length < 2 || known.size < 2) return undefined;
  return agencies.find(({ id }) => id === lines[line]?.agency);
}

/** Who runs a line, also where that goes without saying. */
export function agencyOfLine({ agencies, lines }: Timetable, line: number): Agency | undefined {
  return (
    agencies.find(({ id }) => id === lines[line]?.agency) ?? (agencies.length === 1 ? agencies[0] : undefined)
  );
}
