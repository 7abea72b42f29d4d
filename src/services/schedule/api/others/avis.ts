import { crc32 } from 'node:zlib';
import { avisOuNullSchema, listeAvisSchema, type AvisJson } from '#contract/schedule/avis.ts';
import type { Locale } from '#domain/locale.ts';
import type { Alert, TranslatedText } from '#transit/index.ts';
import { defineWireEndpoint } from '../define-endpoint.ts';
import type { ScheduleView } from '../schedule-context.ts';

export const noticeEndpoints = [
  defineWireEndpoint('avis/ListeAvis', {
    summary: { fr: 'Les avis en vigueur sur le réseau', en: 'The notices in effect on the network' },
    answer: listeAvisSchema,
    cache: 'board',
    handle: (_query, view) => listNotices(view),
  }),
  defineWireEndpoint('avis/Avis', {
    summary: { fr: 'Un avis, ou null s’il n’existe pas', en: 'A notice, or null if it does not exist' },
    answer: avisOuNullSchema,
    cache: 'board',
    handle: ({ id }, view) => listNotices(view).find((notice) => notice.id === id) ?? null,
  }),
];

function listNotices(view: ScheduleView): AvisJson[] {
  return view.live.alerts
    .filter((alert) => isActive(alert, view.now))
    .map((alert) => formatAlert(view, alert));
}

function isActive({ activePeriods }: Alert, now: number): boolean {
  const seconds = now / 1000;
  return (
    activePeriods.length === 0 ||
    activePeriods.some(({ start = 0, end = Number.POSITIVE_INFINITY }) => start <= seconds && seconds < end)
  );
}

function formatAlert({ edition, live, now, locale }: ScheduleView, alert: Alert): AvisJson {
  const { timetable, clock } = edition;
  const titre = textIn(locale, alert.headerText);
  const contenu = textIn(locale, alert.descriptionText);
  const [period] = alert.activePeriods;
  const routes = alert.informedEntities.map(({ routeId, trip }) =>
    timetable.findRoute(routeId ?? trip?.routeId ?? ''),
  );
  const stops = alert.informedEntities.map(({ stopId }) => timetable.findStopId(stopId ?? ''));
  return {
    id: idOf(alert),
    titre,
    description: titre,
    contenu: escapeHtml(contenu),
    dateDebut: clock.format(period?.start ? period.start * 1000 : (live.madeAt ?? now)),
    dateFin: period?.end ? clock.format(period.end * 1000) : null,
    parcours: listed(routes.map((line) => timetable.lines[line]?.number)),
    arrets: listed(stops.map((stop) => timetable.stops[stop]?.code)),
    urgent: alert.severityLevel === 'severe',
  };
}

/** The same in every language: whoever was given it may ask for the notice in another one. */
function idOf({ headerText, descriptionText, activePeriods: [period] }: Alert): number {
  const [title, content] = [textIn('fr', headerText), textIn('fr', descriptionText)];
  return crc32(`${title}\n${period?.start ?? ''}\n${content}`);
}

/** In the language asked for, else without one, else in French, else whichever there is. */
function textIn(locale: Locale, texts: TranslatedText): string {
  const inLanguage = (wanted: Locale) =>
    texts.find(({ language, text }) => text !== '' && language?.toLowerCase().startsWith(wanted));
  const found = inLanguage(locale) ?? texts.find(({ language }) => !language) ?? inLanguage('fr') ?? texts[0];
  return found?.text ?? '';
}

function listed(numbers: readonly (string | undefined)[]): string {
  return [...new Set(numbers.filter((number) => number !== undefined))].join(';');
}

/** Alerts are plain text; the wire says HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
