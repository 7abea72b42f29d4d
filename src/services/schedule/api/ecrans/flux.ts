import { z } from 'zod';
import { faultSchema } from '#contract/schedule/fault.ts';
import { fluxQuerySchema, type poulsSchema } from '#contract/schedule/flux.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { EventHub, Topic, TopicState } from '#platform/http/event-hub.ts';
import { formatLiveTrust } from '../format-board.ts';
import { requireSchedule, type ScheduleContext, type ScheduleView } from '../schedule-context.ts';
import { listDepartures } from './departs.ts';
import { followLine } from './suivi-parcours.ts';
import { followTrip } from './voyage.ts';

/** However little moves, a topic is looked at this often. */
const longestMs = 30_000;

type FluxQuery = z.output<typeof fluxQuerySchema>;

/** Events of stops, of a line or of a trip, each with what the call for it answers. */
export const flux = (context: ScheduleContext, hub: EventHub) =>
  defineEndpoint({
    method: 'GET',
    path: '/flux',
    summary: {
      fr: 'Un flux d’événements (server-sent events) pour des arrêts, un parcours ou un voyage\u00A0: l’état présent, puis chaque changement',
      en: 'A stream of server-sent events for stops, a route or a trip: the present state, then each change',
    },
    query: fluxQuerySchema,
    mediaType: 'text/event-stream',
    answers: { 200: z.string(), 400: faultSchema, 503: faultSchema },
    handle: ({ query, headers, caller, language }) => {
      const topic = topicOf(() => context.view(language), language, query);
      const join = hub.admit({ topic, caller, seen: headers['last-event-id'] });
      if (!join) throw new AppError('unavailable', 'every place of the stream is taken');
      return {
        status: 200,
        // Proxies must neither hold events back nor change them.
        headers: {
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          'content-language': language,
        },
        listen: join,
      };
    },
  });

/** What a heartbeat says: the hour, and how fresh the times are. */
export function describePulse(view: ScheduleView): z.infer<typeof poulsSchema> {
  return { heure: view.edition.clock.format(view.now), tempsReel: formatLiveTrust(view) };
}

/** Listeners of two languages listen to two topics. */
function topicOf(
  viewNow: () => ScheduleView,
  language: Locale,
  { arrets, noParcours, idVoyage, date }: FluxQuery,
): Topic {
  const topic = (event: string, name: string, answer: (view: ScheduleView) => object | null): Topic => ({
    event,
    key: `${language} ${event} ${name}`,
    compose: () => {
      const view = viewNow();
      return stateOf(answer(view), view.now);
    },
  });
  if (arrets) return topic('departs', arrets.join(';'), (view) => listDepartures(view, { codes: arrets }));
  if (noParcours !== undefined) return topic('parcours', noParcours, (view) => followLine(view, noParcours));
  const trip = idVoyage ?? '';
  const day = date ?? 0;
  return topic('voyage', `${day} ${trip}`, (view) => {
    requireSchedule(view, day);
    return followTrip(view, trip, day);
  });
}

/** Members that follow the clock: alone they make no event. In a JSON text no value looks like one of these. */
const ofTheClock = /"(?:heure|minutes|age|miseAJour)":(?:"[^"]*"|-?\d+|null),?/g;
const expectedInstants = /"(?:attendue|prochainDepart)":"([^"]*)"/g;

function stateOf(answer: object | null, now: number): TopicState {
  const text = JSON.stringify(answer);
  let until = now + longestMs;
  for (const [, instant = ''] of text.matchAll(expectedInstants)) {
    const at = Date.parse(instant);
    if (at >= now) until = Math.min(until, at + 1);
  }
  return { text, mark: text.replaceAll(ofTheClock, ''), until };
}
