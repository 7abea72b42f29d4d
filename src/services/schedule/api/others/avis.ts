import { crc32 } from 'node:zlib';
import { avisOuNullSchema, listeAvisSchema, type AvisJson } from '#contract/schedule/avis.ts';
import type { Alert, TranslatedText } from '#transit/index.ts';
import { defineWireEndpoint } from '../define-endpoint.ts';
import type { ScheduleView } from '../schedule-context.ts';

export const noticeEndpoints = [
  defineWireEndpoint('avis/ListeAvis', {
    summary: 'Les avis en vigueur sur le réseau',
    answer: listeAvisSchema,
    cache: 'board',
    handle: (_query, view) => listNotices(view),
  }),
  defineWireEndpoint('avis/Avis', {
    summary: 'Un avis, ou null s’il n’existe pas',
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

function formatAlert({ edition, live, now }: ScheduleView, alert: Alert): AvisJson {
  const { timetable, clock } = edition;
  const titre = inFrench(alert.headerText);
  const contenu = inFrench(alert.descriptionText);
  const [period] = alert.activePeriods;
  const routes = alert.informedEntities.map(({ routeId, trip }) =>
    timetable.findRoute(routeId ?? trip?.routeId ?? ''),
  );
  const stops = alert.informedEntities.map(({ stopId }) => timetable.findStopId(stopId ?? ''));
  return {
    id: crc32(`${titre}\n${period?.start ?? ''}\n${contenu}`),
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

function inFrench(text: TranslatedText): string {
  const french = text.find(({ language }) => language?.toLowerCase().startsWith('fr'));
  return (french ?? text.find(({ language }) => language === undefined) ?? text[0])?.text ?? '';
}

function listed(numbers: readonly (string | undefined)[]): string {
  return [...new Set(numbers.filter((number) => number !== undefined))].join(';');
}

/** Alerts are plain text; the wire says HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
