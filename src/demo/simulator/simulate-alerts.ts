import type { Alert, Edition, FeedEntity, TranslatedText } from '#transit/index.ts';
import { seededNumber } from '../seeded-numbers.ts';

/** What can happen on a line in the demo. */
type Incident = (line: string) => Omit<Alert, 'activePeriods' | 'informedEntities' | 'url'>;

const incidents: readonly Incident[] = [
  (line) => ({
    cause: 'construction',
    effect: 'detour',
    severityLevel: 'warning',
    headerText: inBoth(`Parcours ${line}\u00A0: détour`, `Route ${line}: detour`),
    descriptionText: inBoth(
      `En raison de travaux, le parcours ${line} emprunte un détour. Prévoyez quelques minutes de plus.`,
      `Because of roadwork, route ${line} follows a detour. Please allow a few extra minutes.`,
    ),
  }),
  (line) => ({
    cause: 'accident',
    effect: 'significant-delays',
    severityLevel: 'warning',
    headerText: inBoth(`Parcours ${line}\u00A0: retards`, `Route ${line}: delays`),
    descriptionText: inBoth(
      `Un accident ralentit la circulation sur le parcours ${line}. Des retards sont à prévoir.`,
      `An accident is slowing traffic on route ${line}. Expect delays.`,
    ),
  }),
  (line) => ({
    cause: 'special-event',
    effect: 'modified-service',
    severityLevel: 'info',
    headerText: inBoth(`Parcours ${line}\u00A0: fort achalandage`, `Route ${line}: heavy ridership`),
    descriptionText: inBoth(
      `Un événement attire beaucoup de monde sur le parcours ${line}. Merci de votre patience.`,
      `An event is drawing large crowds on route ${line}. Thank you for your patience.`,
    ),
  }),
];

/** One alert on even days of the calendar, two on odd ones, each on a line of its own, for the whole rider's day. */
export function simulateAlerts(edition: Edition, seed: number, nowMs: number): FeedEntity[] {
  const { clock, timetable } = edition;
  const date = clock.dateAt(nowMs);
  const period = { start: clock.startOf(date) / 1000, end: clock.startOf(date + 1) / 1000 };
  const { lines } = timetable;
  if (lines.length === 0) return [];
  const first = Math.floor(seededNumber(seed, 11, date) * lines.length);
  const count = Math.min(lines.length, 1 + (date % 2));
  return Array.from({ length: count }, (_, place) => {
    const line = lines[(first + place * Math.ceil(lines.length / 2)) % lines.length];
    const incident = incidents[(date + place) % incidents.length] as Incident;
    const informedEntities = (line?.routeIds ?? []).map((routeId) => ({ routeId }));
    return {
      id: `alert-${date}-${place + 1}`,
      isDeleted: false,
      alert: { activePeriods: [period], informedEntities, url: [], ...incident(line?.number ?? '') },
    };
  });
}

function inBoth(fr: string, en: string): TranslatedText {
  return [
    { text: fr, language: 'fr' },
    { text: en, language: 'en' },
  ];
}
