import { z } from 'zod';
import { aucunHoraireSchema, faultSchema } from '#contract/schedule/fault.ts';
import { fluxEvents, fluxHeadersSchema, fluxQuerySchema, type poulsSchema } from '#contract/schedule/flux.ts';
import type { Words } from '#contract/schedule/words.ts';
import type { Locale } from '#domain/locale.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
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
    headers: fluxHeadersSchema,
    mediaType: 'text/event-stream',
    events: fluxEvents,
    answers: { 200: z.string(), 400: faultSchema, 404: aucunHoraireSchema, 429: faultSchema },
    handle: ({ query, headers, caller, language }): Answer => {
      const topic = topicOf(() => context.view(language), language, query);
      const join = hub.admit({ topic, caller, seen: headers['last-event-id'] });
      if (!join)
        return {
          status: 429,
          body: { message: full[language] },
          headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': '30' },
        };
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

const full: Words = {
  fr: 'Trop de flux sont ouverts. Réessayez dans une demi-minute.',
  en: 'Too many streams are open. Try again in half a minute.',
};

/** What a heartbeat says: the hour, and how fresh the times are. */
export function describePulse(view: ScheduleView): z.infer<typeof poulsSchema> {
  return { heure: view.edition.clock.format(view.now), tempsReel: formatLiveTrust(view) };
}

/** What a topic weighs: a stop is the unit, and a line has dozens of them. */
const weights = { stop: 1, trip: 1, line: 10 };

/** A station has the departures of all its platforms. */
function weightOfStop({ edition }: ScheduleView, code: string): number {
  const places = edition.placesOf(edition.findStop(code)).length;
  return Math.min(places * weights.stop, weights.line);
}

const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);

/** Listeners of two languages listen to two topics. Throws where the date of a trip has no schedule. */
function topicOf(
  viewNow: () => ScheduleView,
  language: Locale,
  { arrets, noParcours, idVoyage, date }: FluxQuery,
): Topic {
  const topic = (
    event: string,
    { name, weight }: { readonly name: string; readonly weight: number },
    answer: (view: ScheduleView) => object | null,
  ): Topic => ({
    event,
    key: `${language} ${event} ${name}`,
    weight,
    compose: () => {
      const view = viewNow();
      return stateOf(answer(view), view);
    },
  });
  if (arrets) {
    const weight = sum(arrets.map((code) => weightOfStop(viewNow(), code)));
    const stops = { name: arrets.join(';'), weight };
    return topic('departs', stops, (view) => listDepartures(view, { codes: arrets }));
  }
  if (noParcours !== undefined) {
    const line = { name: noParcours, weight: weights.line };
    return topic('parcours', line, (view) => followLine(view, noParcours));
  }
  const trip = idVoyage ?? '';
  const day = date ?? 0;
  requireSchedule(viewNow(), day);
  // A corrected feed may not have that day any more: then there is no such trip.
  return topic('voyage', { name: `${day} ${trip}`, weight: weights.trip }, (view) =>
    followTrip(view, trip, day),
  );
}

/** Members that follow the clock: alone they make no event. In a JSON text no value looks like one of these. */
const ofTheClock = /"(?:heure|minutes|age|miseAJour)":(?:"[^"]*"|-?\d+|null),?/g;
const expectedInstants = /"(?:attendue|prochainDepart)":"([^"]*)"/g;

function stateOf(answer: object | null, { now, notices }: ScheduleView): TopicState {
  const text = JSON.stringify(answer);
  let until = Math.min(now + longestMs, notices.nextChange(now) ?? Infinity);
  for (const [, instant = ''] of text.matchAll(expectedInstants)) {
    const at = Date.parse(instant);
    if (at >= now) until = Math.min(until, at + 1);
  }
  return { text, mark: text.replaceAll(ofTheClock, ''), until };
}
