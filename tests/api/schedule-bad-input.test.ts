import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases, sample } from '#tests/support/cases.ts';
import { anyText } from '#tests/support/any-text.ts';
import {
  sharedScheduleApp,
  testInstant,
  type ScheduleAnswer,
  type ScheduleApp,
} from '#tests/support/schedule-app.ts';
import { scheduleAddress, scheduleCalls, type ScheduleCall } from '#tests/support/schedule-calls.ts';

let schedule: ScheduleApp;
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  schedule.moveTo(testInstant);
});

const asked = Object.entries(scheduleCalls)
  .flatMap(([path, call]) => Object.keys(call.query ?? {}).map((name) => ({ path, name, call })))
  .map((each, turn) => ({ ...each, turn }));

/** What is wrong with an answer: it is a refusal that says why, or of the right shape; never a 5xx, never HTML. */
function faultOf({ status, headers, json }: ScheduleAnswer, call: ScheduleCall | undefined, reads = true) {
  if (status === 200) {
    return call?.answer && reads && !call.answer.safeParse(json).success ? 'of another shape' : undefined;
  }
  if (headers['content-type'] !== 'application/json; charset=utf-8') return 'not JSON';
  const { message, parametres = [], code } = json as Readonly<Record<string, string | string[]>>;
  if (!/^(Le|Les|Aucun) .+\.$/.test(String(message))) return `without a French sentence: ${String(message)}`;
  if (status === 404)
    return code === 'aucunHoraire' || parametres.length > 0 ? undefined : 'a 404 of no kind';
  if (status !== 400) return `a ${status}`;
  return parametres.length > 0 ? undefined : 'without the parameters it is about';
}

/** Several answers, and what is wrong with them, each with its address; nothing is right. */
async function askAll(addresses: readonly string[], call: ScheduleCall) {
  const answers = await Promise.all(addresses.map((address) => schedule.ask(address)));
  const faults = answers.flatMap((answer, at) => {
    const fault = faultOf(answer, call);
    return fault === undefined ? [] : [`${addresses[at]}: ${fault}`];
  });
  return { answers, faults };
}

const hostile: Readonly<Record<string, string>> = {
  'a very long text': 'x'.repeat(5000),
  'very many digits': '9'.repeat(400),
  'a null character': '80\u00000',
  'control characters': 'a\u0007b\u001B[31mc',
  'a bidirectional override': '80\u202E0',
  'an SQL fragment': "1' OR '1'='1'; DROP TABLE trip_record; --",
  markup: '<script>alert(1)</script>',
  'a path': '../../../../etc/passwd',
  'a template': '${7*7}{{7*7}}',
  'a member of every object': '__proto__',
  constructor: 'constructor',
  'an emoji': '🚌🚌🚌',
  'full-width digits': '８００',
  'combining marks': 'e\u0301'.repeat(300),
  'a replaced surrogate': '\uFFFD',
  'an exponent': '1e9999',
  'not a number': 'NaN',
  infinity: '-Infinity',
  'a negative number': '-1',
  hexadecimal: '0x10',
  'an object': '[object Object]',
  'JSON in place of a word': '{"$ne":null}',
  'a line break': '800\r\nSet-Cookie: a=b',
};

describe.each(asked)('$path asked with a strange $name', ({ path, name, call, turn }) => {
  it('answers or refuses, whatever it is given', async () => {
    const addresses = sample(Object.values(hostile), turn).map((value) =>
      scheduleAddress(path, { ...call.query, [name]: value }),
    );
    expect((await askAll(addresses, call)).faults).toEqual([]);
  });

  it('refuses it twice, by its name', async () => {
    const twice = `${scheduleAddress(path, call.query)}&${name}=1`;
    const { status, json } = await schedule.ask(twice);
    expect([status, json]).toEqual([
      400,
      { message: `Le paramètre ${name} ne peut être donné qu’une fois.`, parametres: [name] },
    ]);
  });

  it('does not take it in brackets for its own', async () => {
    const { [name]: value = '', ...rest } = call.query ?? {};
    const addresses = [`${name}[]`, `${name}[0]`, `${name}[$gt]`, `${name}.x`].map((form) =>
      scheduleAddress(path, { ...rest, [form]: value }),
    );
    const { answers, faults } = await askAll(addresses, call);
    expect(faults).toEqual([]);
    const without = await schedule.ask(scheduleAddress(path, rest));
    for (const { text } of answers) expect(text).toBe(without.text);
  });

  it('reads it left empty as left out', async () => {
    const { [name]: _left, ...rest } = call.query ?? {};
    const [empty, absent] = [
      await schedule.ask(scheduleAddress(path, { ...rest, [name]: '' })),
      await schedule.ask(scheduleAddress(path, rest)),
    ];
    expect([empty.status, empty.text]).toEqual([absent.status, absent.text]);
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-16', 'Le paramètre date doit être de la forme AAAAMMJJ, sans tirets.'],
    ['20261301', 'Le paramètre date n’est pas une date du calendrier.'],
    ['20270229', 'Le paramètre date n’est pas une date du calendrier.'],
    ['00000000', 'Le paramètre date n’est pas une date du calendrier.'],
    ['2026111', 'Le paramètre date doit être une date de la forme AAAAMMJJ.'],
    ['202611160', 'Le paramètre date doit être une date de la forme AAAAMMJJ.'],
    ['demain', 'Le paramètre date doit être une date de la forme AAAAMMJJ.'],
    ['２０２６１１１６', 'Le paramètre date doit être une date de la forme AAAAMMJJ.'],
  ])('%s is refused: %s', async (date, message) => {
    const { status, json } = await schedule.ask(scheduleAddress('/horaire/ListeParcours', { date }));
    expect([status, json]).toEqual([400, { message, parametres: ['date'] }]);
  });

  it('is refused together with all else that is wrong', async () => {
    const { json } = await schedule.ask('/horaire/BorneVirtuelle_ArretParcours?noParcours=%07&date=x');
    expect(json).toEqual({
      message: [
        'Le paramètre noParcours doit compter de 1 à 80 caractères.',
        'Le paramètre noArret est requis.',
        'Le paramètre date doit être une date de la forme AAAAMMJJ.',
      ].join(' '),
      parametres: ['noParcours', 'noArret', 'date'],
    });
  });
});

describe('stops in a list', () => {
  it('are fifty at most', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => String(2000 + at)).join(';');
    expect((await schedule.ask(`/horaire/ListeBorneVirtuelle_Arrets?arrets=${many(50)}`)).json).toEqual([]);
    const { status, json } = await schedule.ask(`/horaire/ListeBorneVirtuelle_Arrets?arrets=${many(51)}`);
    expect([status, json]).toEqual([
      400,
      {
        message:
          'Le paramètre arrets doit compter de 1 à 50 numéros d’arrêt séparés par des points-virgules.',
        parametres: ['arrets'],
      },
    ]);
  });
});

describe('a place', () => {
  it.each(['91', '-90.1', '46,81', '46.', '.5', '+-4', '4 6', 'N46', '1e3'])(
    '%s is no latitude',
    async (text) => {
      const { status, json } = await schedule.ask(
        scheduleAddress('/arretsProches', { latitude: text, longitude: '0' }),
      );
      expect([status, json]).toEqual([
        400,
        { message: 'Le paramètre latitude doit être un nombre de −90 à 90.', parametres: ['latitude'] },
      ]);
    },
  );

  it.each([
    ['rayon', '0'],
    ['rayon', '500001'],
    ['limite', '0'],
    ['limite', '51'],
    ['limite', '2.5'],
    ['rayon', '-1'],
  ])('%s has bounds: %s is beyond', async (name, value) => {
    const query = { latitude: '46.81', longitude: '-71.2', [name]: value };
    const { status, json } = await schedule.ask(scheduleAddress('/arretsProches', query));
    expect([status, (json as { parametres: string[] }).parametres]).toEqual([400, [name]]);
  });
});

describe('ten thousand questions', () => {
  const right: Readonly<Record<string, readonly string[]>> = {
    noParcours: ['800', '11', '3A', '3a', '22', '250', '907', '7', '99', '999'],
    noArret: ['1001', '1002', '1010', '1020', '1030', '1040', '1050', '1060', '1070', '1080', '1090', '9999'],
    arrets: ['1001;1010', '1002,1080', '1090', '1001;9999;'],
    codeDirection: ['0', '1', '2', '3', '9'],
    date: ['20261115', '20261116', '20261101', '20270314', '20261225', '20270320', '20270321', '20260821'],
    dateAvant: ['20261116', '20270314', '20270321'],
    dateApres: ['20270111', '20261115', '20270320'],
    idVoyage: ['800O-sem1-0700', '907N-nuit1-2530', '7B-dim1-1000@10:30:00', '0', 'nobody'],
    idAutobus: ['1269', '0', 'A12'],
    id: ['0', '12', '4294967295'],
    texte: ['marché', 'hopital', '800', 'st dominique', 'univrsite', 'é', 'boul', '1'],
    latitude: ['46.81', '0', '-90', '90'],
    longitude: ['-71.2', '0', '-180', '180'],
    rayon: ['1', '100', '2000', '500000'],
    limite: ['1', '10', '50'],
    source: ['appmobile', ''],
  };
  const strange = fc.oneof(
    fc.constantFrom(...Object.values(hostile).filter((text) => text.length < 500)),
    anyText({ maxLength: 24 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc
      .date({ min: new Date('1890-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10).replaceAll('-', '')),
  );
  const names = Object.keys(right);
  const calls = Object.entries(scheduleCalls).filter(([path]) => !/\.zip$|^\/carte$/.test(path));
  /** Each as often as it has parameters; the one that asks the database, once. */
  const weighted = calls.flatMap(([path, { query = {} }]) =>
    Array<string>(path === '/voyagesAnnules' ? 1 : 1 + Object.keys(query).length).fill(path),
  );

  /** Mostly right, sometimes strange, sometimes absent, seldom a parameter of another call or one given twice. */
  const question = fc.constantFrom(...weighted).chain((path) => {
    const own = Object.keys(scheduleCalls[path]?.query ?? {});
    const valueOf = (name: string) =>
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...(right[name] ?? ['1'])) },
        { weight: 1, arbitrary: strange },
      );
    const pair = (name: string) => valueOf(name).map((value): [string, string] => [name, value]);
    const given = fc.tuple(...own.map((name) => fc.option(pair(name), { freq: 8 })));
    const more = fc.option(fc.constantFrom(...names).chain(pair), { freq: 1 });
    return fc
      .tuple(given, fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: more }))
      .map(([pairs, extra]) => {
        const all = [...pairs, extra].filter((each) => each !== null);
        const query = all.map(([name, value]) => `${name}=${encodeText(value)}`).join('&');
        return { path, address: query === '' ? path : `${path}?${query}` };
      });
  });

  it('give no fault of ours, and every answer its shape', { timeout: 60_000 }, async () => {
    const counts = new Map<number, number>();
    const faults: string[] = [];
    const questions = fc.sample(question, { ...cases(10_000), seed: 20_261_115 });
    for (const [at, { path, address }] of questions.entries()) {
      const answer = await schedule.ask(address);
      const fault = faultOf(answer, scheduleCalls[path], at % 4 === 0);
      if (fault !== undefined) faults.push(`${address}: ${fault}`);
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    }
    expect(faults).toEqual([]);
    expect(new Set(counts.keys())).toEqual(new Set([200, 400, 404]));
    expect(counts.get(200)).toBeGreaterThan(questions.length * 0.4);
    expect(counts.get(400)).toBeGreaterThan(questions.length * 0.1);
    expect(counts.get(404)).toBeGreaterThan(questions.length * 0.01);
  });
});

/** As a browser sends it; a lone surrogate cannot be sent. */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
