import type { z } from 'zod';
import type { ResourceJson } from '#contract/content/json-api.ts';
import { noticeEffectSchema } from '#contract/content/notice-effects.ts';
import type { AffectedStop, Effect, EffectKind } from '#domain/notices/effect.ts';
import type { EffectPeriod } from '#domain/notices/effect-period.ts';
import { isWithinReach } from '#lib/time/within-reach.ts';
import { lineTermsOf, related, stopCodesOf, type Included } from './notice-resources.ts';

/**
 * What a notice does. Its own `effects` say it best; where it has none, its lines and the parts of it that name lines and
 * stops do. Stops that its parts say are not served are closed either way.
 */
export function parseEffects(notice: ResourceJson, included: Included): Effect[] {
  const stated = parseStated(notice.attributes['effects']);
  const closures = stated.some(({ kind }) => kind === 'stops-closed') ? [] : readClosures(notice, included);
  return stated.length > 0 ? [...stated, ...closures] : [...readMentions(notice, included), ...closures];
}

const kinds: Readonly<Record<EffectJson['type'], EffectKind>> = {
  stops_closed: 'stops-closed',
  trips_cancelled: 'trips-cancelled',
  detour: 'detour',
  delay: 'delay',
  other: 'other',
};
type EffectJson = z.output<typeof noticeEffectSchema>;

/** One that cannot be understood changes nothing: the words of the notice still say it. */
function parseStated(effects: unknown): Effect[] {
  const list: readonly unknown[] = Array.isArray(effects) ? effects : [];
  return list.flatMap((effect) => {
    const { data } = noticeEffectSchema.safeParse(effect);
    return data ? [parseEffect(data)] : [];
  });
}

function parseEffect(json: EffectJson): Effect {
  return {
    kind: kinds[json.type],
    period: parsePeriod(json),
    lines: json.routes.map(({ name, direction }) => ({ number: name, ...(direction && { direction }) })),
    stops: json.stops.map(({ name, replacement }) => affectedStop(name, replacement)),
    trips: json.trips,
    ...(json.minutes && { minutes: json.minutes }),
  };
}

/** A beginning or an end beyond all calendars is none: backends write the year 9999 for it. */
function parsePeriod({ start, end, days, time_start: from, time_end: until }: EffectJson): EffectPeriod {
  return {
    ...(start && isWithinReach(Date.parse(start)) && { fromMs: Date.parse(start) }),
    ...(end && isWithinReach(Date.parse(end)) && { untilMs: Date.parse(end) }),
    ...(days && { weekdays: days }),
    ...((from || until) && { hours: parseHours(from ?? '00:00', until ?? '48:00') }),
  };
}

const daySeconds = 86_400;

/** From 22:00 to 02:00 is a night: its end belongs to the day it began on. */
function parseHours(from: string, until: string) {
  const [fromS, untilS] = [secondsOf(from), secondsOf(until)];
  return { fromS, untilS: untilS > fromS ? untilS : untilS + daySeconds };
}

const secondsOf = (hour: string) => Number(hour.slice(0, 2)) * 3600 + Number(hour.slice(3)) * 60;

const always: EffectPeriod = {};

function readMentions(notice: ResourceJson, included: Included): Effect[] {
  const parts = [notice, ...related(notice, 'parcours', included)];
  return parts.flatMap((part): Effect[] => {
    const lines = lineTermsOf(part, included).map(({ number, direction }) => ({
      number,
      ...(direction && { direction }),
    }));
    return lines.length > 0 ? [{ kind: 'other', period: always, lines, stops: [], trips: [] }] : [];
  });
}

/** Closed to the lines that the notice names; to every line where it names none. */
function readClosures(notice: ResourceJson, included: Included): Effect[] {
  const lines = readMentions(notice, included).flatMap((mention) => mention.lines);
  return related(notice, 'parcours', included).flatMap((part): Effect[] => {
    const closed = stopCodesOf(part, 'arrets_non_desservis', included);
    const suggested = stopCodesOf(part, 'arrets_suggeres', included);
    if (closed.length === 0) return [];
    const stops = closed.map((code, place) => affectedStop(code, suggestedFor(place, closed, suggested)));
    return [{ kind: 'stops-closed', period: always, lines, stops, trips: [] }];
  });
}

/** As many suggested as closed: each has its own. One suggested: it is for all. Else no part says which is for which. */
function suggestedFor(
  place: number,
  closed: readonly string[],
  suggested: readonly string[],
): string | undefined {
  return suggested.length === closed.length
    ? suggested[place]
    : suggested.length === 1
      ? suggested[0]
      : undefined;
}

const affectedStop = (code: string, replacement: string | null | undefined): AffectedStop => ({
  code,
  ...(replacement && { replacement }),
});
