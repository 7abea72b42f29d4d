import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeysSchema } from '#contract/itinerary/journeys.ts';
import { placesSchema } from '#contract/itinerary/places.ts';
import { createItineraryClient } from '#clients/itinerary/itinerary-client.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ parts: ['schedule', 'itinerary'], settings: {} });
});
afterAll(() => app.close());

const ask = async (path: string, query: Readonly<Record<string, string>>, headers = {}) => {
  const answer = await app.get(`/services/itinerary${path}?${new URLSearchParams(query)}`, { headers });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
};
const places = async (q: string, more: Readonly<Record<string, string>> = {}) => {
  const { status, body } = await ask('/coverage/default/places', { q, ...more });
  expect(status).toBe(200);
  return placesSchema.parse(body).places ?? [];
};
const names = async (q: string, more = {}) => (await places(q, more)).map(({ name }) => name);
const journeys = async (query: Readonly<Record<string, string>>) => {
  const { status, body } = await ask('/coverage/default/journeys', query);
  expect(status).toBe(200);
  return journeysSchema.parse(body);
};
const errorOf = async (query: Readonly<Record<string, string>>, path = '/coverage/default/journeys') => {
  const { status, body } = await ask(path, query);
  return [status, (body as { error: { id: string } }).error.id];
};
const hospital = 'poi:hopital';
const university = 'poi:universite';

describe('places', () => {
  it('are found without accents and with typos, whatever they are', async () => {
    expect((await names('universite'))[0]).toBe('Université de la Vermeille');
    expect((await names('hopitl maria'))[0]).toBe('Hôpital Maria-Castonguay');
    expect((await names('hospital', { language: 'en' }))[0]).toBe('Maria-Castonguay Hospital');
    const [stop] = await places('1480');
    expect(stop).toMatchObject({ id: 'stop_point:1480', embedded_type: 'stop_point' });
  });

  it('are houses by their number and street, between their neighbours where there is none of that number', async () => {
    const [house] = await places('60 rue des orfevres');
    expect(house).toMatchObject({
      name: '60, rue des Orfèvres (Havremont)',
      embedded_type: 'address',
      address: { house_number: 60, label: '60, rue des Orfèvres (Havremont)' },
    });
    expect(house?.address?.administrative_regions).toMatchObject([{ name: 'Havremont', level: 8 }]);
    expect((await names('60 rue des Orfèvres', { language: 'en' }))[0]).toBe(
      '60 rue des Orfèvres (Havremont)',
    );
    const [street] = await places('rue des Orfèvres', { 'type[]': 'address' });
    expect(street).toMatchObject({ address: { house_number: 0 } });
  });

  it('are of the kinds asked for, as many as asked for, the nearer first among equals', async () => {
    const stops = await places('terminus', { 'type[]': 'stop_point', count: '3' });
    expect(stops.map((place) => place.embedded_type)).toEqual(['stop_point', 'stop_point', 'stop_point']);
    const near = await places('terminus', { 'type[]': 'poi', from: '-71.8;47.6' });
    expect(near.every(({ distance }) => /^\d+$/.test(distance ?? ''))).toBe(true);
  });

  it('without words are refused in the language of the caller', async () => {
    const { status, body } = await ask('/coverage/default/places', { language: 'en' });
    expect([status, body]).toEqual([
      400,
      { error: { id: 'unable_to_parse', message: 'The parameter q is required.' } },
    ]);
    expect(await errorOf({ q: 'a' }, '/coverage/elsewhere/places')).toEqual([404, 'unknown_api']);
  });

  it('answer any text', async () => {
    for (const text of hostileTexts.filter((each) => each.length > 0 && each.length <= 200))
      expect((await ask('/coverage/default/places', { q: text })).status, JSON.stringify(text)).toBeLessThan(
        500,
      );
  });
});

describe('journeys', () => {
  const question = { from: university, to: hospital, datetime: '20261116T130200' };

  it('lead from one place to another, legs one after the other', async () => {
    const { journeys: found = [], context } = await journeys(question);
    expect(context).toMatchObject({ timezone: 'America/New_York' });
    expect(found.length).toBeGreaterThan(1);
    for (const { sections, departure_date_time: leaves, arrival_date_time: arrives } of found) {
      expect(leaves >= '20261116T130200').toBe(true);
      expect(sections[0]?.departure_date_time).toBe(leaves);
      expect(sections.at(-1)?.arrival_date_time).toBe(arrives);
      const times = sections.flatMap((section) => [section.departure_date_time, section.arrival_date_time]);
      expect(times).toEqual(times.toSorted());
      const ends = sections.filter(({ type }) => type !== 'waiting');
      expect(ends[0]?.from?.id).toBe(university);
      expect(ends.at(-1)?.to?.id).toBe(hospital);
    }
    const ride = found[0]?.sections.find(({ type }) => type === 'public_transport');
    expect(ride?.links).toMatchObject([
      { type: 'vehicle_journey', id: expect.stringMatching(/^vehicle_journey:.+:20261116$/) as string },
      { type: 'line', id: `line:${ride?.display_informations?.code}` },
    ]);
    expect(ride?.stop_date_times?.length).toBeGreaterThan(1);
    expect(ride?.geojson?.coordinates?.length).toBeGreaterThan(1);
  });

  it('arrive before a time, and are named by what they are best at', async () => {
    const { journeys: found = [] } = await journeys({ ...question, datetime_represents: 'arrival' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ arrival_date_time: arrives }) => arrives <= '20261116T130200')).toBe(true);
    expect(found.map(({ type }) => type)).toContain('best');
  });

  it('go on with later and earlier ones by the links of the answer', async () => {
    const { journeys: found = [], links = [] } = await journeys(question);
    const last =
      found
        .map((journey) => journey.departure_date_time)
        .toSorted()
        .at(-1) ?? '';
    const next = links.find(({ type }) => type === 'next')?.href ?? '';
    const later = journeysSchema.parse(await (await app.get(`/services/itinerary${next}`)).json());
    expect(later.journeys?.every((journey) => journey.departure_date_time > last)).toBe(true);
  });

  it('leave out lines and stops, and changes beyond what is asked for', async () => {
    const { journeys: found = [] } = await journeys(question);
    const codes = found.flatMap(({ sections }) =>
      sections.flatMap((each) => each.display_informations?.code ?? []),
    );
    const { journeys: others = [] } = await journeys({ ...question, 'forbidden_uris[]': `line:${codes[0]}` });
    const left = others.flatMap(({ sections }) => sections.map((each) => each.display_informations?.code));
    expect(left).not.toContain(codes[0]);
    const { journeys: direct = [] } = await journeys({ ...question, max_nb_transfers: '0' });
    expect(direct.every((journey) => journey.nb_transfers === 0)).toBe(true);
    const { journeys: allowed = [] } = await journeys({ ...question, 'allowed_id[]': `line:${codes[0]}` });
    const taken = allowed.flatMap(({ sections }) =>
      sections.flatMap((each) => each.display_informations?.code ?? []),
    );
    expect(new Set(taken).size).toBeLessThanOrEqual(1);
  });

  it('keep away from stops that are forbidden, and find nothing where no line is allowed', async () => {
    const stops = ({ journeys: found = [] }: Awaited<ReturnType<typeof journeys>>) =>
      found.flatMap(({ sections }) =>
        sections
          .filter(({ type }) => type === 'public_transport')
          .flatMap((section) => [section.from?.id, section.to?.id]),
      );
    const [first = ''] = stops(await journeys(question));
    expect(first).not.toBe('');
    for (const represents of ['departure', 'arrival'])
      expect(
        stops(
          await journeys({
            ...question,
            datetime_represents: represents,
            'forbidden_uris[]': first,
          }),
        ),
      ).not.toContain(first);
    expect((await journeys({ ...question, 'allowed_id[]': 'line:99999' })).error?.id).toBe('no_solution');
  });

  it('begin and end with no longer a walk than is asked for', async () => {
    const { journeys: found = [] } = await journeys({ ...question, max_duration_to_pt: '240' });
    const walks = found
      .filter(({ sections: { length } }) => length > 1)
      .flatMap(({ sections }) => [sections[0], sections.at(-1)])
      .filter((each) => each?.type === 'street_network');
    expect(walks.length).toBeGreaterThan(0);
    expect(Math.max(...walks.map((each) => each?.duration ?? 0))).toBeLessThanOrEqual(240);
    expect((await journeys({ ...question, max_duration_to_pt: '0' })).error?.id).toBe('no_solution');
  });

  it('say why there are none', async () => {
    expect(await errorOf({ ...question, datetime: '20301116T130200' })).toEqual([404, 'date_out_of_bounds']);
    expect(await errorOf({ ...question, from: '-60.1;40.2' })).toEqual([404, 'no_origin']);
    expect(await errorOf({ ...question, to: '-60.1;40.2' })).toEqual([404, 'no_destination']);
    expect(await errorOf({ ...question, from: '0;0', to: '0;0' })).toEqual([
      404,
      'no_origin_nor_destination',
    ]);
    for (const from of ['stop_point:9999999', 'poi:nowhere', 'nothing', 'stop_point:'])
      expect(await errorOf({ ...question, from }), from).toEqual([404, 'unknown_object']);
    expect(await errorOf({ to: hospital })).toEqual([400, 'unable_to_parse']);
  });

  it('answer any text for an end', async () => {
    for (const text of hostileTexts.filter((each) => each.length > 0 && each.length <= 200))
      for (const side of ['from', 'to', 'datetime', 'forbidden_uris[]', 'allowed_id[]'])
        expect(
          (await ask('/coverage/default/journeys', { ...question, [side]: text })).status,
          JSON.stringify({ side, text }),
        ).toBeLessThan(500);
  });

  it('refuse what no rider asks for', async () => {
    const refused: readonly (readonly [string, string])[] = [
      ['count', '1e9'],
      ['count', '0'],
      ['count', '-1'],
      ['from', 'NaN;NaN'],
      ['from', '181;0'],
      ['from', '-71.8;1e3'],
      ['datetime', '20261301T000000'],
      ['datetime', '20260230T000000'],
      ['datetime', '99999999T999999'],
      ['datetime', '20261116T130200+9999'],
      ['datetime_represents', 'sometime'],
      ['max_nb_transfers', '99'],
      ['max_duration_to_pt', '-5'],
      ['wheelchair', 'maybe'],
      ['data_freshness', 'rotten'],
    ];
    for (const [name, value] of refused) {
      const { status } = await ask('/coverage/default/journeys', { ...question, [name]: value });
      expect([400, 404], `${name}=${value}`).toContain(status);
    }
    const address = '/services/itinerary/coverage/default/journeys?';
    const search = new URLSearchParams(question);
    for (const more of [
      `${search}&from=${university}`,
      `${search}&datetime=20261116T130300`,
      `${search}&${'forbidden_uris[]=line:1&'.repeat(60)}`,
      `${search}&from=%FF%FE`,
      `${search}&to=%00`,
      `${search}&datetime=%`,
    ])
      expect([400, 404], more.slice(-40)).toContain((await app.get(address + more)).status);
    // The years before and after the feed are as good as any others, and have no service.
    expect(await errorOf({ ...question, datetime: '19000101T000000' })).toEqual([404, 'date_out_of_bounds']);
    expect(await errorOf({ ...question, datetime: '20991231T235959' })).toEqual([404, 'date_out_of_bounds']);
  });

  it('are read by the client of the site', async () => {
    const client = createItineraryClient({
      transport: async ({ path }) => {
        const answer = await app.get(`/services/itinerary${path}`);
        return { status: answer.status, headers: {}, body: await answer.text() };
      },
      timeZone: 'America/Toronto',
      clock: app.clock,
    });
    const [found] = await client.findPlaces({ text: '60 rue des Orfèvres', limit: 3, locale: 'fr' });
    expect(found).toMatchObject({ kind: 'address', name: '60, rue des Orfèvres', city: 'Havremont' });
    const answer = await client.findJourneys({
      from: found?.id ?? '',
      to: hospital,
      when: { kind: 'depart', at: Date.parse('2026-11-16T13:02:00-05:00') },
      lessWalking: false,
      wheelchair: false,
      locale: 'fr',
    });
    expect(answer.kind).toBe('found');
  });
});

describe('an operator with a table of its own', () => {
  it('has its own addresses and places in it', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'addresses-')), 'addresses.csv');
    writeFileSync(
      file,
      'LON,LAT,NUMBER,STREET,CITY,POSTCODE,NAME,NAME_EN\n' +
        '-71.80,47.60,12,"rue du ""Vieux, Pont""",Ailleurs,G1G 1G1,,\n' +
        'none,47.60,14,rue du Pont,Ailleurs,,,\n' +
        '-71.81,47.61,,,Ailleurs,,Musée du Pont,Bridge Museum\n',
    );
    const own = await startApp({
      parts: ['schedule', 'itinerary'],
      settings: { ITINERARY_ADDRESSES: file },
    });
    const find = async (q: string, language: string) => {
      const address = `/services/itinerary/coverage/default/places?${new URLSearchParams({ q, language })}`;
      return placesSchema.parse(await (await own.get(address)).json()).places?.[0]?.name;
    };
    expect(await find('12 vieux pont', 'fr')).toBe('12, rue du "Vieux, Pont" (Ailleurs)');
    expect(await find('bridge museum', 'en')).toBe('Bridge Museum');
    await own.close();
  });

  it('does not start without it', async () => {
    const missing = startApp({
      parts: ['schedule', 'itinerary'],
      settings: { ITINERARY_ADDRESSES: '/nowhere/addresses.csv' },
    });
    await expect(missing).rejects.toThrow('ITINERARY_ADDRESSES: /nowhere/addresses.csv cannot be read');
  });
});
