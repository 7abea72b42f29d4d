import type { ParcoursJson } from '#contract/schedule/parcours.ts';
import type { ParcoursDirectionJson } from '#contract/schedule/parcours-direction.ts';
import type { Edition } from '#transit/timetable/edition.ts';
import type { LineDirection } from '#transit/timetable/line-direction.ts';
import { isLineAccessible, runningDays } from '#transit/lines/line-questions.ts';
import type { Period } from '#transit/periods/periods.ts';

/** With the days it runs in a period; without one, in the whole feed. */
export function formatLine(edition: Edition, line: number, period?: Period): ParcoursJson {
  const [main, back] = edition.directions[line] ?? [];
  const { number } = lineOf(edition, line);
  return {
    noParcours: number,
    description: descriptionOf(edition, line),
    codeDirectionPrincipale: main?.code ?? '0',
    descriptionDirectionPrincipale: main?.name ?? null,
    codeDirectionRetour: back?.code ?? oppositeOf(main?.code ?? '0'),
    descriptionDirectionRetour: back?.name ?? null,
    codeTypeService: edition.serviceTypeOf(line),
    accessible: main ? formatWay(edition, main).accessible : false,
    jours: runningDays(edition, line, period),
  };
}

/** Every board names its way, and whether all trips of a line take wheelchairs is long to find out: each is written once. */
const ways = new WeakMap<LineDirection, ParcoursDirectionJson>();

export function formatWay(edition: Edition, way: LineDirection): ParcoursDirectionJson {
  const known = ways.get(way);
  if (known) return known;
  const json = {
    noParcours: lineOf(edition, way.line).number,
    description: descriptionOf(edition, way.line),
    codeDirection: way.code,
    descriptionDirection: way.name,
    codeTypeService: edition.serviceTypeOf(way.line),
    accessible: isLineAccessible(edition, way.line),
  };
  ways.set(way, json);
  return json;
}

function lineOf({ timetable }: Edition, line: number) {
  return timetable.lines[line] ?? { number: '', name: '' };
}

/** Its name, or where it goes when the feed gives it none. */
export function descriptionOf(edition: Edition, line: number): string {
  const ends = (edition.directions[line] ?? []).map(({ name }) => name);
  return lineOf(edition, line).name || ends.join(' - ');
}

/** The wire wants a code for the way back of a line that has none: north and south, east and west are pairs. */
function oppositeOf(code: string): string {
  return /^\d+$/.test(code) ? String(Number(code) ^ 1) : code;
}
