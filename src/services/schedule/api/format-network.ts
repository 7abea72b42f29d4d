import type { ArretJson } from '#contract/schedule/arret.ts';
import type { ParcoursDirectionJson, ParcoursJson } from '#contract/schedule/parcours.ts';
import {
  type Edition,
  isLineAccessible,
  type LineDirection,
  type Period,
  runningDays,
} from '#transit/index.ts';
import type { ScheduleView } from './schedule-context.ts';

/** With the days it runs in a period; without one, in the whole feed. */
export function formatLine(view: ScheduleView, line: number, period?: Period): ParcoursJson {
  const { edition } = view;
  const [main, back] = edition.directions[line] ?? [];
  const { number } = lineOf(edition, line);
  return {
    noParcours: number,
    description: descriptionOf(edition, line),
    codeDirectionPrincipale: main?.code ?? '0',
    descriptionDirectionPrincipale: main?.name ?? null,
    codeDirectionRetour: back?.code ?? oppositeOf(main?.code ?? '0'),
    descriptionDirectionRetour: back?.name ?? null,
    codeTypeService: view.serviceTypeOf(line),
    accessible: main !== undefined && isLineAccessible(edition, line),
    jours: runningDays(edition, { line, period }),
  };
}

export function formatDirection(view: ScheduleView, direction: LineDirection): ParcoursDirectionJson {
  const { edition } = view;
  const { line } = direction;
  return {
    noParcours: lineOf(edition, line).number,
    description: descriptionOf(edition, line),
    codeDirection: direction.code,
    descriptionDirection: direction.name,
    codeTypeService: view.serviceTypeOf(line),
    accessible: isLineAccessible(edition, line),
  };
}

function lineOf({ timetable }: Edition, line: number) {
  return timetable.lines[line] ?? { number: '', name: '' };
}

/** Its name, or where it goes when the feed gives it none. */
export function descriptionOf(edition: Edition, line: number): string {
  const ends = (edition.directions[line] ?? []).map(({ name }) => name);
  return lineOf(edition, line).name || ends.join(' - ');
}

/** The wire wants a code for the opposite direction of a line that has only one: north and south, east and west are pairs. */
function oppositeOf(code: string): string {
  return /^\d+$/.test(code) ? String(Number(code) ^ 1) : code;
}

export function formatStop({ timetable }: Edition, stop: number): ArretJson {
  const { code, name, description, latitude, longitude, accessible } = timetable.stops[stop] ?? nowhere;
  return {
    noArret: code,
    nom: name,
    description: description || name,
    latitude,
    longitude,
    accessible: accessible === true,
  };
}

const nowhere = { code: '', name: '', description: '', latitude: 0, longitude: 0, accessible: false };
