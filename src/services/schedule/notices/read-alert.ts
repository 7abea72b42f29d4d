import { crc32 } from 'node:zlib';
import type { Locale } from '#domain/locale.ts';
import type { Effect, EffectKind } from '#domain/notices/effect.ts';
import type { EffectPeriod } from '#domain/notices/effect-period.ts';
import type { Cause, Notice } from '#domain/notices/notice.ts';
import type { Severity } from '#domain/notices/severity.ts';
import { shownText, type Alert, type Edition, type TranslatedText } from '#transit/index.ts';

/** An alert of real time as a notice, in the words of a language. */
export function readAlert(edition: Edition, alert: Alert, locale: Locale): Notice {
  const effects = readEffects(edition, alert);
  const summary = shownText(textIn(locale, alert.descriptionText));
  return {
    id: String(idOfAlert(alert)),
    source: 'real-time',
    title: shownText(textIn(locale, alert.headerText)) || summary,
    severity: severities[alert.severityLevel],
    general: effects.every((effect) => isForAll(effect)),
    effects,
    lines: [...new Set(effects.flatMap(({ lines }) => lines.map(({ number }) => number)))].map((number) => ({
      number,
    })),
    lineIds: [],
    cause: causes[alert.cause],
    ...(summary !== '' && { summary }),
  };
}

const severities: Readonly<Record<Alert['severityLevel'], Severity>> = {
  'unknown-severity': 'faible',
  info: 'standard',
  warning: 'moyen',
  severe: 'eleve',
};

const causes: Readonly<Partial<Record<Alert['cause'], Cause>>> = {
  weather: 'weather',
  construction: 'works',
  accident: 'accident',
  'special-event': 'event',
  demonstration: 'event',
  strike: 'strike',
  holiday: 'holiday',
  maintenance: 'maintenance',
  'technical-problem': 'maintenance',
};

/**
 * In real time alerts are words: the trips they take away are told trip by trip beside them. So they change no board by
 * themselves, whatever they say.
 */
const kinds: Readonly<Partial<Record<Alert['effect'], EffectKind>>> = {
  detour: 'detour',
  'significant-delays': 'delay',
};

const isForAll = ({ lines, stops, trips }: Effect) => lines.length + stops.length + trips.length === 0;

/** One for each thing it is about and each time it holds. */
function readEffects({ timetable, directions }: Edition, alert: Alert): Effect[] {
  const kind = kinds[alert.effect] ?? 'other';
  const periods = alert.activePeriods.length > 0 ? alert.activePeriods.map(periodOf) : [{}];
  const about = alert.informedEntities.map(({ routeId, trip, stopId, directionId }) => {
    const line = timetable.findRoute(routeId ?? trip?.routeId ?? '');
    const number = timetable.lines[line]?.number;
    const code = directions[line]?.find((direction) => direction.directionId === directionId)?.code;
    const stop = timetable.stops[timetable.findStopId(stopId ?? '')]?.code;
    return {
      lines: number === undefined ? [] : [{ number, ...(code !== undefined && { direction: code }) }],
      stops: stop === undefined ? [] : [{ code: stop }],
      trips: trip?.tripId === undefined ? [] : [trip.tripId],
    };
  });
  // About nothing in particular it is for everybody.
  if (about.length === 0) about.push({ lines: [], stops: [], trips: [] });
  return periods.flatMap((period) => about.map((each) => ({ kind, period, ...each })));
}

function periodOf({ start, end }: Alert['activePeriods'][number]): EffectPeriod {
  return { ...(start && { fromMs: start * 1000 }), ...(end && { untilMs: end * 1000 }) };
}

/** The same in every language: whoever was given it may ask for the notice in another one. */
export function idOfAlert({ headerText, descriptionText, activePeriods: [period] }: Alert): number {
  const [title, content] = [textIn('fr', headerText), textIn('fr', descriptionText)];
  return crc32(`${title}\n${period?.start ?? ''}\n${content}`);
}

/** In the language asked for, else without one, else in French, else whichever there is. */
export function textIn(locale: Locale, texts: TranslatedText): string {
  const inLanguage = (wanted: Locale) =>
    texts.find(({ language, text }) => text !== '' && language?.toLowerCase().startsWith(wanted));
  const found = inLanguage(locale) ?? texts.find(({ language }) => !language) ?? inLanguage('fr') ?? texts[0];
  return found?.text ?? '';
}
