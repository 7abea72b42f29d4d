import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JourneyQuestion } from '#domain/journeys/journey.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { httpTransport } from '#platform/transport.ts';
import { sampleJourney, samplePlace, sampleRide, sampleWalk } from '#tests/support/navitia.ts';
import { startUpstream, type Reaction, type Upstream } from '#tests/support/upstream.ts';
import { createItineraryClient, type ItineraryClient } from './itinerary-client.ts';

let upstream: Upstream;
let clock: FixedClock;
let client: ItineraryClient;

const timezone = 'America/Toronto';
const empty: Reaction = { body: { places: [], context: { timezone } } };

beforeAll(async () => {
  upstream = await startUpstream(() => empty);
});
beforeEach(() => {
  clock = fixedClock('2026-11-16T18:00:00Z');
  const transport = httpTransport(upstream.url, 1000);
  client = createItineraryClient({ transport, timeZone: timezone, clock });
});
afterEach(() => upstream.will(() => empty));
afterAll(() => upstream.close());

const lastUrl = () => new URL(upstream.requests.at(-1)?.url ?? '', 'http://localhost');
const question: JourneyQuestion = {
  from: 'stop_point:1001',
  to: '-71.84;47.62',
  when: { kind: 'depart', at: Date.parse('2026-11-16T13:05:00-05:00') },
  lessWalking: false,
  wheelchair: false,
  locale: 'fr',
};
const answer = (body: unknown, status = 200) => upstream.will({ status, body });
const journeysOf = (...journeys: unknown[]) => ({ journeys, context: { timezone } });

describe('a service elsewhere', () => {
  it('is asked for its own region', async () => {
    const transport = httpTransport(upstream.url, 1000);
    const other = createItineraryClient({ transport, timeZone: timezone, clock, region: 'ca-qc' });
    await other.findPlaces({ text: 'marché', limit: 5, locale: 'fr' });
    expect(lastUrl().pathname).toBe('/coverage/ca-qc/places');
    await other.findJourneys(question);
    expect(lastUrl().pathname).toBe('/coverage/ca-qc/journeys');
  });
});

describe('places', () => {
  const search = { text: 'marché', limit: 5, locale: 'fr' } as const;

  it('are stops, addresses, points of interest and points, each with where it is', async () => {
    answer({
      places: [
        samplePlace('stop_point', { id: 'stop_point:1025', name: 'Marché-Neuf (Havremont)' }),
        samplePlace('address', { id: '-71.84;47.62', name: '12, rue du Marché (Havremont)' }),
        samplePlace('poi', { id: 'poi:market', name: 'Marché public' }),
        samplePlace('carport', { id: '-71.80;47.60', name: 'Stationnement' }),
        { id: 'nowhere', name: 'Nulle part', embedded_type: 'poi' },
        'not a place',
      ],
    });
    const found = await client.findPlaces(search);
    expect(found.map(({ kind, name, city, stopCode }) => ({ kind, name, city, stopCode }))).toEqual([
      { kind: 'stop', name: 'Marché-Neuf', city: 'Havremont', stopCode: '1025' },
      { kind: 'address', name: '12, rue du Marché', city: 'Havremont', stopCode: undefined },
      { kind: 'poi', name: 'Marché public', city: 'Havremont', stopCode: undefined },
      { kind: 'point', name: 'Stationnement', city: undefined, stopCode: undefined },
    ]);
    expect(found[0]).toMatchObject({ latitude: 47.62, longitude: -71.84 });
  });

  it('are asked for with what was typed, where it is near to, and in which language', async () => {
    const near = { latitude: 47.6, longitude: -71.8 };
    await client.findPlaces({ ...search, text: 'a&b é', near, types: ['address', 'poi'], locale: 'en' });
    expect(lastUrl().pathname).toBe('/coverage/default/places');
    expect([...lastUrl().searchParams]).toEqual([
      ['q', 'a&b é'],
      ['count', '5'],
      ['language', 'en'],
      ['from', '-71.8;47.6'],
      ['type[]', 'address'],
      ['type[]', 'poi'],
    ]);
  });

  it('are asked for once in a minute, and again after a failure', async () => {
    const before = upstream.requests.length;
    await Promise.all([client.findPlaces(search), client.findPlaces(search)]);
    expect(upstream.requests).toHaveLength(before + 1);
    clock.advance(61_000);
    answer({ error: { id: 'internal_error' } }, 500);
    await expect(client.findPlaces(search)).rejects.toThrow('500');
    upstream.will(() => empty);
    expect(await client.findPlaces(search)).toEqual([]);
    expect(upstream.requests).toHaveLength(before + 3);
  });
});

describe('journeys', () => {
  it('are asked for at a local time, with the wishes of the rider', async () => {
    answer(journeysOf(sampleJourney()));
    await client.findJourneys({ ...question, lessWalking: true, wheelchair: true });
    expect(lastUrl().pathname).toBe('/coverage/default/journeys');
    expect(Object.fromEntries(lastUrl().searchParams)).toEqual({
      from: 'stop_point:1001',
      to: '-71.84;47.62',
      datetime: '20261116T130500',
      datetime_represents: 'departure',
      data_freshness: 'realtime',
      count: '5',
      language: 'fr',
      wheelchair: 'true',
      traveler_type: 'luggage',
    });
    await client.findJourneys({ ...question, when: { ...question.when, kind: 'arrive' } });
    expect(lastUrl().searchParams.get('datetime_represents')).toBe('arrival');
  });

  it('are walks and rides, with the times that are planned and those that are expected', async () => {
    answer(journeysOf(sampleJourney()));
    const found = await client.findJourneys(question);
    expect(found).toMatchObject({
      kind: 'found',
      journeys: [
        {
          departure: { at: Date.parse('2026-11-16T13:05:00-05:00'), local: '2026-11-16T13:05' },
          arrival: { at: Date.parse('2026-11-16T13:40:00-05:00') },
          changes: 1,
          walkMetres: 240,
          walkSeconds: 180,
          isLive: true,
          isCalledOff: false,
          legs: [
            { kind: 'walk', metres: 240, seconds: 180 },
            {
              kind: 'ride',
              number: '801',
              towards: 'Marché-Neuf',
              tripId: 'trip:of-the:801',
              tripDate: '2026-11-16',
              isLive: true,
              departure: { planned: { local: '2026-11-16T13:08' }, expected: { local: '2026-11-16T13:10' } },
              between: [
                { stop: { name: 'Au milieu', stopCode: '1009' }, expected: { local: '2026-11-16T13:15' } },
              ],
              path: [
                { latitude: 47.6, longitude: -71.8 },
                { latitude: 47.61, longitude: -71.81 },
                { latitude: 47.62, longitude: -71.84 },
              ],
              isLastOfDay: false,
            },
            { kind: 'ride', number: '7', isLive: false, isLastOfDay: true },
          ],
        },
      ],
    });
  });

  it('of which one cannot be read are given without it', async () => {
    const nowhere = sampleJourney({ sections: [{ ...sampleRide(), from: undefined }] });
    answer(journeysOf({ duration: 'long' }, nowhere, sampleJourney()));
    expect(await client.findJourneys(question)).toMatchObject({ kind: 'found', journeys: [{ changes: 1 }] });
    clock.advance(11_000);
    answer(journeysOf(nowhere));
    expect(await client.findJourneys(question)).toMatchObject({ kind: 'failed' });
  });

  it('with sections of a real Navitia keep those that mean something', async () => {
    const guaranteed = { ...sampleWalk(), type: 'transfer', duration: 0, transfer_type: 'guaranteed' };
    const waiting = {
      type: 'waiting',
      duration: 60,
      departure_date_time: '20261116T131900',
      arrival_date_time: '20261116T132000',
    };
    const hovering = { ...sampleWalk(), type: 'hovering', mode: 'hovercraft' };
    const seated = { ...sampleWalk(), type: 'stay_in' };
    const sections = [sampleRide(), guaranteed, waiting, sampleRide(), hovering, seated, sampleRide()];
    answer(journeysOf(sampleJourney({ sections })));
    expect(await client.findJourneys(question)).toMatchObject({
      journeys: [
        {
          legs: [
            { kind: 'ride', isGuaranteed: false, staysOn: false },
            { kind: 'ride', isGuaranteed: true, staysOn: false },
            { kind: 'ride', isGuaranteed: false, staysOn: true },
          ],
        },
      ],
    });
  });

  it('go on in time where clocks go back', async () => {
    const ride = sampleRide({
      departure_date_time: '20261101T015000',
      base_departure_date_time: '20261101T015000',
      arrival_date_time: '20261101T011500',
      base_arrival_date_time: '20261101T011000',
      stop_date_times: [],
    });
    const times = {
      departure_date_time: '20261101T015000',
      arrival_date_time: '20261101T011500',
      duration: 1500,
    };
    answer(journeysOf(sampleJourney({ sections: [ride], ...times })));
    const at = Date.parse('2026-11-01T01:45:00-04:00');
    const found = await client.findJourneys({ ...question, when: { kind: 'depart', at } });
    expect(found).toMatchObject({
      journeys: [
        {
          departure: { at: Date.parse('2026-11-01T01:50:00-04:00') },
          arrival: { at: Date.parse('2026-11-01T01:15:00-05:00') },
          legs: [{ arrival: { planned: { at: Date.parse('2026-11-01T01:10:00-05:00') } } }],
        },
      ],
    });
  });

  it('tell when the earlier and the later ones are, by the links or by their own times', async () => {
    answer(journeysOf(sampleJourney()));
    expect(await client.findJourneys(question)).toMatchObject({
      earlier: { kind: 'arrive', at: Date.parse('2026-11-16T13:39:00-05:00') },
      later: { kind: 'depart', at: Date.parse('2026-11-16T13:06:00-05:00') },
    });
    clock.advance(11_000);
    const href = (datetime: string, represents: string) =>
      `/coverage/default/journeys?from=a&datetime=${datetime}&datetime_represents=${represents}`;
    const links = [
      { type: 'next', href: href('20261116T132000', 'departure') },
      { rel: 'prev', href: href('20261116T130000', 'arrival') },
    ];
    answer({ ...journeysOf(sampleJourney()), links });
    expect(await client.findJourneys(question)).toMatchObject({
      earlier: { kind: 'arrive', at: Date.parse('2026-11-16T13:00:00-05:00') },
      later: { kind: 'depart', at: Date.parse('2026-11-16T13:20:00-05:00') },
    });
  });

  it.each([
    ['no_solution', 200, { kind: 'none' }],
    ['date_out_of_bounds', 404, { kind: 'outside' }],
    ['no_origin', 404, { kind: 'too-far', sides: ['from'] }],
    ['no_destination', 404, { kind: 'too-far', sides: ['to'] }],
    ['no_origin_nor_destination', 404, { kind: 'too-far', sides: ['from', 'to'] }],
    ['unknown_object', 404, { kind: 'unknown-place', sides: ['from'] }],
    ['internal_error', 500, { kind: 'failed' }],
    ['bad_format', 400, { kind: 'failed' }],
  ])('that end as %s with %i have an outcome of their own', async (id, status, outcome) => {
    answer({ error: { id, message: 'in words' } }, status);
    expect(await client.findJourneys(question)).toMatchObject(outcome);
  });

  it.each([
    ['stop_point:gone', 'stop_point:1001', ['from']],
    ['stop_point:1001', 'poi:gone', ['to']],
    ['stop_point:gone', 'poi:gone', ['from', 'to']],
    ['poi:gone', '-71.84;47.62', ['from']],
  ])('name the place that is unknown, of %s and %s', async (from, to, sides) => {
    upstream.will(({ url }) => {
      const ids = ['from', 'to'].map((end) => new URL(url, 'http://localhost').searchParams.get(end) ?? '');
      const isUnknown = ids.some((id) => id.endsWith(':gone'));
      return {
        status: isUnknown ? 404 : 200,
        body: { error: { id: isUnknown ? 'unknown_object' : 'no_solution', message: 'in words' } },
      };
    });
    expect(await client.findJourneys({ ...question, from, to })).toEqual({ kind: 'unknown-place', sides });
  });

  it('are none where the list is empty, and failed where the answer is no JSON or nobody answers', async () => {
    answer(journeysOf());
    expect(await client.findJourneys(question)).toEqual({ kind: 'none' });
    clock.advance(11_000);
    upstream.will({ body: '<html>' });
    expect(await client.findJourneys(question)).toMatchObject({ kind: 'failed' });
  });
});
