import type { Bilingual } from '#domain/locale.ts';
import type { Edition, FeedEntity, TranslatedText } from '#transit/index.ts';
import { alertTexts, type AlertText } from './alert-texts.ts';
import { hashOf } from './noise.ts';

/** One alert on even days of the calendar, two on odd ones, each on a line of its own, for the whole rider's day. */
export function simulateAlerts(edition: Edition, seed: number, nowMs: number): FeedEntity[] {
  const { clock, timetable } = edition;
  const date = clock.dateAt(nowMs);
  const period = { start: clock.startOf(date) / 1000, end: clock.startOf(date + 1) / 1000 };
  const { lines } = timetable;
  if (lines.length === 0) return [];
  const first = Math.floor(hashOf(seed, 11, date) * lines.length);
  const count = Math.min(lines.length, 1 + (date % 2));
  return Array.from({ length: count }, (_, place) => {
    const line = lines[(first + place * Math.ceil(lines.length / 2)) % lines.length];
    const text = alertTexts[(date + place) % alertTexts.length] as AlertText;
    const number = line?.number ?? '';
    return {
      id: `alert-${date}-${place + 1}`,
      isDeleted: false,
      alert: {
        activePeriods: [period],
        informedEntities: (line?.routeIds ?? []).map((routeId) => ({ routeId })),
        cause: text.cause,
        effect: text.effect,
        severityLevel: text.severityLevel,
        url: [],
        headerText: translate(text.header(number)),
        descriptionText: translate(text.description(number)),
      },
    };
  });
}

function translate({ fr, en }: Bilingual): TranslatedText {
  return [
    { text: fr, language: 'fr' },
    { text: en, language: 'en' },
  ];
}
