import { beforeAll, describe, expect, it } from 'vitest';
import { queries } from '#contract/schedule/queries.ts';
import { sharedScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';
import { scheduleAddress, scheduleCalls, scheduleStreams } from '#tests/support/schedule-calls.ts';
import { networkEnd } from '#tests/support/schedule-network.ts';

let schedule: ScheduleApp;
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  schedule.moveTo(testInstant);
});

const calls = Object.entries(scheduleCalls).map(([path, call]) => ({ path, ...call }));
const isFile = (path: string) => /\.(zip|pb)$/.test(path);
const jsonCalls = calls.filter(({ path }) => !isFile(path));

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly summary: string;
            readonly parameters?: readonly { readonly name: string; readonly required: boolean }[];
            readonly responses: Readonly<Record<string, unknown>>;
          }
        >
      >
    >
  >;
}

describe('the description of the service', () => {
  it('names the calls of the tests and no other, each asked with GET, a draft with POST', async () => {
    const { openapi, paths } = (await schedule.read('/openapi.json')) as OpenApi;
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).sort()).toEqual([...Object.keys(scheduleCalls), ...scheduleStreams].sort());
    for (const [path, methods] of Object.entries(paths))
      expect(Object.keys(methods), path).toEqual(path === '/porteeAvis' ? ['get', 'post'] : ['get']);
  });

  it('has every address of the contract', () => {
    const own = Object.keys(queries).map((name) => `/${name}`);
    expect(Object.keys(scheduleCalls)).toEqual(expect.arrayContaining(own));
  });

  it('gives each call a summary, its parameters and its answers', async () => {
    const { paths } = (await schedule.read('/openapi.json')) as OpenApi;
    for (const { path, query = {}, required = [], day } of calls) {
      const { summary, parameters = [], responses } = paths[path]?.['get'] ?? { summary: '', responses: {} };
      expect(summary, path).toMatch(/^\p{Lu}.{5,}/u);
      const names = parameters.map(({ name }) => name);
      expect(names, path).toEqual(expect.arrayContaining(Object.keys(query)));
      const needed = parameters.filter((each) => each.required).map(({ name }) => name);
      // Either of two names will do for the board of one stop, so that neither is required by itself.
      expect(needed, path).toEqual(path === '/horaire/ListeBorneVirtuelle_Arret' ? [] : required);
      const told = parameters.length > 0 ? ['200', '400'] : ['200'];
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(told));
      // A file has no null to say that there is no such line.
      const mayLack = day !== undefined || path.endsWith('/alerts.pb');
      expect(Object.hasOwn(responses, '404'), path).toBe(mayLack);
    }
  });
});

describe('every call', () => {
  it.each(jsonCalls)('$path answers in the shape of its contract', async ({ path, query, answer }) => {
    const { status, headers, json } = await schedule.ask(scheduleAddress(path, query));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json).toBeDefined();
    expect(() => answer?.parse(json)).not.toThrow();
  });

  it.each(calls)('$path says how long it may be kept, and is open to every origin', async (call) => {
    const { headers } = await schedule.ask(scheduleAddress(call.path, call.query));
    const kept = call.maxAge === undefined ? 'no-store' : `public, max-age=${call.maxAge}`;
    expect(headers['cache-control']).toBe(kept);
    expect(headers['access-control-allow-origin']).toBe('*');
    // Pages of others read it by asking, and put it into no page of theirs as a picture or a script.
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(jsonCalls)(
    '$path is the same with a slash at its end, and whoever asks',
    async ({ path, query }) => {
      const plain = await schedule.ask(scheduleAddress(path, query));
      const slashed = await schedule.ask(scheduleAddress(`${path}/`, { ...query, source: 'appmobile' }));
      expect([slashed.status, slashed.text]).toEqual([plain.status, plain.text]);
      const twice = `${scheduleAddress(path, { ...query, source: 'a' })}&source=b`;
      expect((await schedule.ask(twice)).text).toBe(plain.text);
    },
  );

  // A draft is put to it, though it changes nothing either.
  it.each(calls.filter(({ path }) => path !== '/porteeAvis'))(
    '$path is for reading only',
    async ({ path }) => {
      for (const method of ['POST', 'DELETE', 'PATCH'] as const) {
        const answer = await schedule.app.app.schedule?.app.inject({ method, url: path });
        expect([method, answer?.statusCode]).toEqual([method, 405]);
        expect(answer?.headers['allow']).toBe('GET, HEAD, OPTIONS');
        expect(answer?.json()).toEqual({ message: 'Cette adresse ne répond qu’à la méthode GET.' });
      }
    },
  );

  it.each(calls.filter(({ required }) => required))(
    '$path names each parameter it lacks: $required',
    async ({ path, query = {}, required = [] }) => {
      const told = (names: readonly string[]) => ({
        message: names.map((name) => `Le paramètre ${name} est requis.`).join(' '),
        parametres: names,
      });
      const none = await schedule.ask(path);
      expect([none.status, none.json]).toEqual([400, told(required)]);
      expect(none.headers['cache-control']).toBe('no-store');
      expect(none.headers['access-control-allow-origin']).toBe('*');
      for (const name of required) {
        const { [name]: _left, ...rest } = query;
        expect((await schedule.ask(scheduleAddress(path, rest))).json).toEqual(told([name]));
        expect((await schedule.ask(scheduleAddress(path, { ...rest, [name]: ' ' }))).json).toEqual(
          told([name]),
        );
      }
    },
  );

  it.each(calls.filter(({ day }) => day))(
    '$path says that no schedule is published yet',
    async ({ path, query = {}, day = '', answer }) => {
      const on = (date: string) => schedule.ask(scheduleAddress(path, { ...query, [day]: date }));
      for (const date of [networkEnd.dayAfter, '20260821', '99991231', '19000101']) {
        const { status, json, headers } = await on(date);
        expect([date, status, json]).toEqual([
          date,
          404,
          {
            message: 'Aucun horaire n’est publié pour cette date.',
            code: 'aucunHoraire',
            dateFinHoraire: networkEnd.lastDay,
          },
        ]);
        expect(headers['cache-control']).toBe('no-store');
      }
      const last = await on(networkEnd.lastDay);
      expect(last.status).toBe(200);
      expect(() => answer?.parse(last.json)).not.toThrow();
    },
  );
});

describe('an answer that holds all day', () => {
  const keptAt = async (instant: string) => {
    schedule.moveTo(instant);
    const { headers } = await schedule.ask('/horaire/ListeParcours');
    schedule.moveTo(testInstant);
    return headers['cache-control'];
  };

  it('is kept until midnight', async () => {
    expect(await keptAt('2026-11-15T13:10:29-05:00')).toBe('public, max-age=38971');
    expect(await keptAt('2026-11-15T23:20:00-05:00')).toBe('public, max-age=2400');
    expect(await keptAt('2026-11-15T23:59:59-05:00')).toBe('public, max-age=1');
  });

  it('is not kept past the hour at which the day of service changes', async () => {
    expect(await keptAt('2026-11-16T00:00:00-05:00')).toBe('public, max-age=14400');
    expect(await keptAt('2026-11-16T03:50:00-05:00')).toBe('public, max-age=600');
    expect(await keptAt('2026-11-16T04:00:00-05:00')).toBe('public, max-age=72000');
  });

  it('counts hours that pass, on the nights the clocks change too', async () => {
    expect(await keptAt('2026-11-01T01:30:00-04:00')).toBe('public, max-age=12600');
    expect(await keptAt('2027-03-14T01:30:00-05:00')).toBe('public, max-age=5400');
    expect(await keptAt('2027-03-14T03:30:00-04:00')).toBe('public, max-age=1800');
  });
});

describe('an address that is none', () => {
  it.each(['/horaire', '/horaire/Rien', '/Arret', '/horaire/listeparcours', '/horaire/Arret/1001'])(
    '%s is told so, in JSON',
    async (path) => {
      const { status, json, headers } = await schedule.ask(path);
      expect([status, json]).toEqual([404, { message: 'Il n’y a rien à cette adresse.' }]);
      expect(headers['access-control-allow-origin']).toBe('*');
    },
  );

  it('may be unreadable', async () => {
    const { status, json } = await schedule.ask('/horaire/%zz');
    expect([status, json]).toEqual([400, { message: 'La requête est illisible.' }]);
  });
});

describe('over HTTP', () => {
  it('the service alone answers at its root and under its name', async () => {
    const address = '/horaire/Arret/?noArret=1001';
    const { text } = await schedule.ask(address);
    for (const base of ['', '/services/schedule']) {
      const answer = await schedule.app.get(base + address);
      expect([base, answer.status, await answer.text()]).toEqual([base, 200, text]);
    }
  });

  it('a null answer has a body, and a length for who asks for the head alone', async () => {
    const nothing = await schedule.app.get('/horaire/Arret?noArret=0');
    expect([nothing.status, await nothing.text()]).toEqual([200, 'null']);
    const head = await schedule.app.get('/horaire/Arret?noArret=0', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '4']);
  });

  it('readiness speaks of the timetable', async () => {
    expect(await (await schedule.app.get('/readyz')).json()).toMatchObject({
      status: 'ready',
      parts: { schedule: 'ready' },
    });
  });
});
