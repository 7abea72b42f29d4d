import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#platform/http/openapi/document.ts';
import { anyText } from '#tests/support/any-text.ts';
import { cases } from '#tests/support/cases.ts';
import { startScheduleApp, type ScheduleApp } from '#tests/support/schedule-app.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';
import { askIn, writeTranslatedFeed } from '#tests/support/schedule-translations.ts';
import { findWordFaults, wordRules } from '#tests/support/words/find-word-faults.ts';

let schedule: ScheduleApp;
beforeAll(async () => {
  schedule = await startScheduleApp({ SCHEDULE_FEED: writeTranslatedFeed(), SCHEDULE_ALIASES: 'on' });
});
afterAll(() => schedule.app.close());

const ask = (address: string, language?: string) => askIn(schedule, address, language);

const isFile = (path: string) => /\.(zip|pb)$/.test(path);
const calls = Object.entries(scheduleCalls).map(([path, { query = {} }]) => ({ path, query }));
const jsonCalls = calls.filter(({ path }) => !isFile(path));

const read = async <Json>(address: string, language?: string) =>
  JSON.parse((await ask(address, language)).text) as Json;

describe('the language of an answer', () => {
  it.each(jsonCalls)('of $path is the one asked for, and is told', async ({ path, query }) => {
    const asked = await ask(scheduleAddress(path, { ...query, langue: 'en' }), 'fr');
    const preferred = await ask(scheduleAddress(path, query), 'en-US,en;q=0.9,fr;q=0.1');
    const plain = await ask(scheduleAddress(path, query));
    const french = await ask(scheduleAddress(path, { ...query, langue: 'fr' }), 'en');
    expect([asked, preferred, plain, french].map(({ status, language }) => [status, language])).toEqual([
      [200, 'en'],
      [200, 'en'],
      [200, 'fr'],
      [200, 'fr'],
    ]);
    expect([preferred.text, french.text]).toEqual([asked.text, plain.text]);
    for (const { headers } of [asked, plain]) expect(headers.vary).toBe('accept-language, accept-encoding');
  });

  it.each(calls.filter(({ path }) => isFile(path)))('is none for the file $path', async ({ path }) => {
    const { status, headers } = await ask(`${path}?langue=en`);
    expect([status, headers['content-language'], headers.vary]).toEqual([200, undefined, undefined]);
  });

  it.each(['*', 'de', 'de, *;q=0.5', '', 'x'.repeat(8000), `en,${'en-CA;q=0.9,'.repeat(700)}`, ';;;,,='])(
    'is French to who prefers %j',
    async (header) => {
      expect((await ask('/horaire/ListeParcours', header)).language).toBe('fr');
    },
  );

  it('changes nothing else', async () => {
    const words =
      /^(nom|description.*|nomDestination|origine|terminus|destinations|titre|contenu|langue|noms|urlTrace.*)$/;
    const bare = (text: string) =>
      JSON.parse(text, (key, value: unknown) => (words.test(key) ? '' : value)) as unknown;
    for (const { path, query } of jsonCalls) {
      const [fr, en] = await Promise.all(
        ['fr', 'en'].map(async (langue) => (await ask(scheduleAddress(path, { ...query, langue }))).text),
      );
      expect(bare(en ?? ''), path).toEqual(bare(fr ?? ''));
    }
  });

  it('is that of a refusal too', async () => {
    const refusals = await Promise.all(
      [
        '/horaire/Arret?langue=en',
        '/horaire/ListeParcours?date=20300101&langue=en',
        '/nowhere?langue=en',
        '/horaire/ListeParcours?date=2026-11-16&langue=en',
        '/horaire/ListeParcours?date=20270229&langue=en',
        '/recherche?texte=a&latitude=46&langue=en',
        '/arretsProches?latitude=91&longitude=0&langue=en',
        '/departs?arrets=%3B&limite=99&langue=en',
        '/avis/Avis?id=x&langue=en',
      ].map(async (address) => {
        const { status, text, language, headers } = await ask(address);
        expect([language, headers.vary, headers['cache-control']]).toEqual([
          'en',
          'accept-language',
          'no-store',
        ]);
        return [status, (JSON.parse(text) as { message: string }).message];
      }),
    );
    expect(refusals).toEqual([
      [400, 'The parameter noArret is required.'],
      [404, 'No schedule is published for this date.'],
      [404, 'There is nothing at this address.'],
      [400, 'The parameter date must be in the form YYYYMMDD, without hyphens.'],
      [400, 'The parameter date is not a date in the calendar.'],
      [400, 'The parameters latitude and longitude go together.'],
      [400, 'The parameter latitude must be a number from −90 to 90.'],
      [
        400,
        'The parameter arrets must have 1 to 50 stop numbers separated by semicolons. The parameter limite must be a whole number from 1 to 20.',
      ],
      [400, 'The parameter id must be a whole number.'],
    ]);
    expect((await ask('/horaire/%zz', 'en')).text).toBe('{"message":"The request cannot be read."}');
    const post = await schedule.app.app.schedule?.app.inject({
      method: 'POST',
      url: '/horaire/Arret?langue=en',
    });
    expect(post?.json()).toEqual({ message: 'This address answers the GET method only.' });
  });
});

describe('a language that is not spoken', () => {
  const refused = { message: 'Le paramètre langue doit être fr ou en.', parametres: ['langue'] };

  it.each(calls)('is refused by $path', async ({ path, query }) => {
    const { status, text } = await ask(scheduleAddress(path, { ...query, langue: 'de' }));
    expect([status, JSON.parse(text)]).toEqual([400, refused]);
  });

  it.each([
    'langue=%00',
    'langue=en%00',
    'langue=EN',
    'langue=en-CA',
    'langue=%E0%A4%A',
    'langue=%FF%FE',
    'langue=__proto__',
    'langue=constructor',
    'langue=%EF%BD%85%EF%BD%8E',
    'langue=en%0d%0aSet-Cookie:%20a=b',
    `langue=${'en'.repeat(4000)}`,
    `langue=${'%00'.repeat(2000)}`,
  ])('%.40s is refused, in the language the caller prefers', async (query) => {
    const { status, text, headers } = await ask(`/horaire/ListeParcours?${query}`);
    expect([status, JSON.parse(text)]).toEqual([400, refused]);
    expect(headers['set-cookie']).toBeUndefined();
    const inEnglish = await ask(`/horaire/ListeParcours?${query}`, 'en');
    expect(JSON.parse(inEnglish.text)).toMatchObject({ message: 'The parameter langue must be fr or en.' });
  });

  it('is one given twice, even the same', async () => {
    for (const query of ['langue=en&langue=fr', 'langue=en&langue=en', 'langue=&langue=en'])
      expect((await ask(`/horaire/ListeParcours?${query}`, 'en')).text).toContain(
        'The parameter langue can be given only once.',
      );
  });

  it('is not one left empty, nor one in brackets', async () => {
    for (const query of ['langue=', 'langue=%20', 'langue[]=en', 'langue[0]=en', 'langue.x=en', 'Langue=en'])
      expect(await ask(`/horaire/ListeParcours?${query}`)).toMatchObject({ status: 200, language: 'fr' });
    expect(await ask('/horaire/ListeParcours?langue=%20en%20')).toMatchObject({
      status: 200,
      language: 'en',
    });
  });

  it('is whatever else there may be', async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 12 }), anyText({ maxLength: 40 }), async (langue, header) => {
        const address = `/horaire/Arret?noArret=1001&langue=${encodeURIComponent(langue.toWellFormed())}`;
        const { status, language } = await ask(address, header.replaceAll(/[^\x20-\x7e]/g, ''));
        const isSpoken = ['', 'fr', 'en'].includes(langue.trim());
        expect(status).toBe(isSpoken ? 200 : 400);
        expect(['fr', 'en']).toContain(language);
      }),
      cases(200),
    );
  });
});

describe('answers kept for a moment', () => {
  it.each([
    ['fr', 'en', '/horaire/ListeParcours'],
    ['en', 'fr', '/horaire/ListeParcours'],
    ['fr', 'en', '/api/legacy/ListeParcours'],
    ['en', 'fr', '/openapi.json'],
  ])('of %s never reach a reader of %s: %s', async (first, second, address) => {
    const get = async (language: string) => {
      const answer = await schedule.app.get(address, { headers: { 'accept-language': language } });
      return [answer.headers.get('content-language'), await answer.text()] as const;
    };
    const expected = { fr: (await ask(address, 'fr')).text, en: (await ask(address, 'en')).text };
    expect(expected.fr).not.toBe(expected.en);
    for (const language of [first, first, first, second, second, second, first, second]) {
      expect(await get(language)).toEqual([language, expected[language as 'fr' | 'en']]);
    }
    const together = await Promise.all([first, second, first, second].map(get));
    expect(together.map(([language]) => language)).toEqual([first, second, first, second]);
    // What is in the address counts before what the caller prefers.
    const forced = await schedule.app.get(`${address}?langue=${first}`, {
      headers: { 'accept-language': second },
    });
    expect(await forced.text()).toBe(expected[first as 'fr' | 'en']);
  });

  it('of one language are not held under the tag of the other', async () => {
    const tagOf = async (language: string) =>
      (
        await schedule.app.get('/horaire/ListeParcours', { headers: { 'accept-language': language } })
      ).headers.get('etag') ?? '';
    const held = { 'accept-language': 'en', 'if-none-match': await tagOf('fr') };
    expect((await schedule.app.get('/horaire/ListeParcours', { headers: held })).status).toBe(200);
    const own = { 'accept-language': 'en', 'if-none-match': await tagOf('en') };
    expect((await schedule.app.get('/horaire/ListeParcours', { headers: own })).status).toBe(304);
  });
});

describe('the description of the service', () => {
  const load = (langue: string) => read<OpenApiDocument>(`/openapi.json?langue=${langue}`);
  /** Every text for readers: summaries, and what is said of parameters, of answers and of their members. */
  const textsOf = ({ paths, components }: OpenApiDocument) => {
    const texts: string[] = [];
    const collect = (value: unknown, name = ''): void => {
      // An example holds words of the fictional city.
      if (name === 'example') return;
      if (typeof value === 'string' && ['summary', 'description'].includes(name)) texts.push(value);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, member] of Object.entries(value)) collect(member, key);
    };
    collect([paths, components]);
    return texts;
  };

  it('is French unless it is asked for in English', async () => {
    const [plain, fr, en] = [
      await ask('/openapi.json'),
      await ask('/openapi.json?langue=fr', 'en'),
      await ask('/openapi.json', 'en'),
    ];
    expect([plain.language, fr.language, en.language]).toEqual(['fr', 'fr', 'en']);
    expect(fr.text).toBe(plain.text);
    expect((await ask('/openapi.json?langue=en', 'fr')).text).toBe(en.text);
  });

  it('has every summary and every description in both, and says nothing else differently', async () => {
    const [fr, en] = [await load('fr'), await load('en')];
    const [french, inEnglish] = [textsOf(fr), textsOf(en)];
    expect(inEnglish).toHaveLength(french.length);
    expect(inEnglish.filter((text, at) => text === '' || text === french[at])).toEqual([]);
    expect(inEnglish.filter((text) => /[àâéèêîôûç«»]|\b(?:le|la|les|un|une|du|des)\b/i.test(text))).toEqual(
      [],
    );
    const shape = (document: OpenApiDocument) =>
      JSON.parse(JSON.stringify(document), (key, value: unknown) =>
        key === 'example' || (['summary', 'description', 'title'].includes(key) && typeof value === 'string')
          ? ''
          : value,
      ) as unknown;
    expect(shape(en)).toEqual(shape(fr));
    for (const { get } of Object.values(en.paths)) {
      const langue = get?.parameters?.filter(({ name }) => name === 'langue');
      expect(langue).toEqual([
        expect.objectContaining({ required: false, schema: { type: 'string', enum: ['fr', 'en'] } }),
      ]);
      expect(Object.keys(get?.responses ?? {})).toEqual(expect.arrayContaining(['400', '429']));
      expect(get?.responses['429']?.headers).toHaveProperty('Retry-After');
      expect(get?.parameters?.filter(({ description = '' }) => description === '')).toEqual([]);
    }
  });

  it('tells of the stream its events, each by its schema, and what it reads', async () => {
    const { paths, components } = await load('fr');
    const { responses, parameters } = paths['/flux']?.['get'] ?? {};
    const events = Object.keys(responses?.['200']?.['x-events'] ?? {});
    expect(events).toEqual(['departs', 'parcours', 'voyage', 'pouls']);
    for (const event of events) {
      expect(responses?.['200']?.description).toContain(`${event} (getFlux.${event})`);
      expect(components?.schemas).toHaveProperty([`getFlux.${event}`, 'description']);
    }
    const { description: _said, ...departs } = components?.schemas['getFlux.departs'] ?? {};
    expect(departs).toEqual(
      paths['/departs']?.['get']?.responses['200']?.content?.['application/json']?.schema,
    );
    expect(parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name)).toEqual([
      'Last-Event-ID',
    ]);
    expect(Object.keys(responses ?? {})).toEqual(['200', '400', '404', '429']);
    const { text } = await ask('/docs?langue=en');
    for (const event of events) expect(text).toContain(`<h5>Event ${event}</h5>`);
    expect(text).not.toMatch(/<input[^>]*name="Last-Event-ID"/);
  });

  it('gives the bounds of numbers, and what is taken where they are left out', async () => {
    const { paths } = await load('en');
    const schemaOf = (path: string, parameter: string) =>
      paths[path]?.['get']?.parameters?.find(({ name }) => name === parameter);
    expect(schemaOf('/arretsProches', 'rayon')).toMatchObject({
      description: 'Radius around the position, in metres, from 1 to 500,000; 1,000 by default.',
      schema: { type: 'integer', minimum: 1, maximum: 500_000, default: 1000 },
    });
    expect(schemaOf('/departs', 'limite')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 3,
    });
    expect(schemaOf('/recherche', 'latitude')?.schema).toEqual({ type: 'number', minimum: -90, maximum: 90 });
  });

  it.each(['fr', 'en'] as const)('keeps the typography of its language (%s)', async (locale) => {
    const texts = textsOf(await load(locale));
    expect(texts.flatMap((text) => findWordFaults(text, wordRules(locale)))).toEqual([]);
  });

  it('passes a validator that is not ours in English too', async () => {
    const { valid, errors } = await new Validator().validate({ ...(await load('en')) });
    expect([errors ?? [], valid]).toEqual([[], true]);
  });

  it('is a page in both, which lead to each other and to their own document', async () => {
    for (const [langue, other, word] of [
      ['en', 'fr', 'The stops around a position'],
      ['fr', 'en', 'Les arrêts autour d’une position'],
    ] as const) {
      const { text, language } = await ask(`/docs?langue=${langue}`);
      expect(language).toBe(`${langue}-CA`);
      expect(text).toContain(word);
      expect(text).toContain(`href="?langue=${other}"`);
      expect(text).toContain(`href="/openapi.json?langue=${langue}"`);
      expect(text).not.toMatch(new RegExp(`<h3[^>]* lang=`));
    }
  });
});
