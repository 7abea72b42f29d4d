import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { avisOuNullSchema, listeAvisSchema, type AvisJson } from '#contract/schedule/avis.ts';
import { avisReseauSchema } from '#contract/schedule/avis-reseau.ts';
import { compareSeverity } from '#domain/notices/severity.ts';
import { effectivePeriod, isInForce, isListed, type Notice } from '#domain/notices/notice.ts';
import { defineQuestion, defineWireEndpoint } from '../define-endpoint.ts';
import { formatWholeNotice } from '../format-notice.ts';
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
  defineQuestion({
    path: '/avisReseau',
    summary: {
      fr: 'Les avis en vigueur et à venir, du personnel et du temps réel, avec ce qu’ils changent au service',
      en: 'The notices in effect and to come, of staff and of real time, with what they change of the service',
    },
    query: z.object({}),
    answer: avisReseauSchema,
    cache: 'board',
    handle: (_query, view) =>
      view.notices
        .list(view.locale)
        .filter((notice) => isListed(notice, view.now))
        .map((notice) => formatWholeNotice(view, notice)),
  }),
];

function listNotices(view: ScheduleView): AvisJson[] {
  return view.notices
    .list(view.locale)
    .filter((notice) => isInForce(notice, view.now))
    .map((notice) => formatOnWire(view, notice));
}

function formatOnWire({ edition: { clock, findStop }, live, now }: ScheduleView, notice: Notice): AvisJson {
  const { fromMs = live.madeAt ?? now, untilMs } = effectivePeriod(notice);
  const { title, summary = '', effects, lines } = notice;
  const stops = effects.flatMap((effect) => effect.stops.map(({ code }) => code));
  const known = stops.filter((code) => findStop(code) >= 0);
  return {
    id: numberOf(notice),
    titre: title,
    description: title,
    contenu: escapeHtml(summary),
    dateDebut: clock.format(fromMs),
    dateFin: untilMs === undefined ? null : clock.format(untilMs),
    parcours: lines.map(({ number }) => number).join(';'),
    arrets: [...new Set(known)].join(';'),
    urgent: compareSeverity(notice.severity, 'eleve') >= 0,
  };
}

/** This wire knows notices by numbers: an alert has one, the identifier of any other is made into one. */
function numberOf({ id, source }: Notice): number {
  return source === 'real-time' ? Number(id) : crc32(id);
}

/** The summary is plain text; the wire says HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
