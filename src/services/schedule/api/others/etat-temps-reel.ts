import { etatTempsReelSchema } from '#contract/schedule/exploitation.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { FeedPollers } from '#services/schedule/live/feed-pollers.ts';
import type { FeedStatus } from '#services/schedule/live/feed-status.ts';
import { isLive } from '#transit/index.ts';
import { formatTrust } from '../format-board.ts';
import type { ScheduleContext, ScheduleView } from '../schedule-context.ts';

/** For the operator's staff: which feeds speak, since when, and why not. */
export const etatTempsReel = (context: ScheduleContext, realtime: FeedPollers) =>
  defineEndpoint({
    method: 'GET',
    path: '/exploitation/tempsReel',
    summary: 'L’état du temps réel et de chacun de ses flux',
    answers: { 200: etatTempsReelSchema },
    handle: () => {
      const view = context.view();
      const body = {
        ...formatTrust(view, view.live.trust(view.now)),
        flux: realtime.statuses().map((status) => formatFeed(view, status)),
        nombreAutobus: view.live.listVehicles(view.now).length,
      };
      return { status: 200, body };
    },
  });

function formatFeed({ edition: { clock }, now }: ScheduleView, status: FeedStatus) {
  const { url, dataAt, lastSuccessAt, consecutiveFailures, lastFault } = status;
  return {
    nom: url,
    etat: isLive(dataAt, now) ? ('enDirect' as const) : ('interrompu' as const),
    miseAJour: dataAt === undefined ? null : clock.format(dataAt),
    derniereReussite: lastSuccessAt === undefined ? null : clock.format(lastSuccessAt),
    echecsDeSuite: consecutiveFailures,
    erreur: (consecutiveFailures > 0 ? lastFault : undefined) ?? null,
  };
}
