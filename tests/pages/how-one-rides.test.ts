import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFeedFolder } from '#tests/support/feed-folder.ts';
import { plannerPath, plannerPathEn } from '#tests/support/planner-site.ts';
import { rideFeed } from '#tests/support/ride-feed.ts';
import { startVisits } from '#tests/support/visits.ts';

const visits = startVisits({
  parts: ['site', 'content', 'cache', 'schedule', 'itinerary'],
  content: 'shared',
  instant: '2026-11-15T14:00:00-05:00',
  settings: { SCHEDULE_FEED: writeFeedFolder(mkdtempSync(join(tmpdir(), 'parcours-feed-')), rideFeed) },
});
const fr = '/horaires-et-trajets/horaires';
const en = '/en/schedules-and-trips/schedules';
const paper = '/horaires-et-trajets/horaires-imprimables';
const lake = '2026-11-15/voyage/lake';

async function look(path: string) {
  const page = await visits.page(path);
  expect(page.response.status).toBe(200);
  const words = page.text('main').replaceAll(/[\s\u00a0\u202f]+/g, ' ');
  const hrefs = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
  return { words, calls: hrefs.filter((href) => href.startsWith('tel:8')) };
}

const byPhone = 'Sur demande : téléphonez à l’avance au 819 555-0101 pour monter';
const phone = ['tel:8195550101'];

describe('a stop on request', () => {
  it('says on the board whom to ask, and where to phone', async () => {
    const mill = await look(`${fr}/1201`);
    expect(mill.words).toContain('sur demande, par téléphone');
    expect(mill.words).toContain(byPhone);
    expect(mill.calls).toEqual(phone);
    const church = await look(`${fr}/1301`);
    expect(church.words).toContain('sur demande : faites signe');
    expect(church.calls).toEqual([]);
    expect((await look(`${en}/1201`)).words).toMatch(
      /on request, by phone.*On request: phone 819 555-0101 ahead to get on/,
    );
  });

  it('says it at the line, at the stop of the line and of the day', async () => {
    const line = await look(`${fr}/10/0`);
    expect(line.words).toMatch(/Moulin .*?sur demande : téléphonez à l’avance au 819 555-0101 pour monter/);
    for (const path of [`${fr}/10/0/1201`, `${fr}/1201/2026-11-16`]) {
      const { words, calls } = await look(path);
      expect(words).toContain('sur demande, par téléphone');
      expect([...new Set(calls)]).toEqual(phone);
    }
  });

  it('says on the trip what to do at each stop', async () => {
    const { words, calls } = await look(`${fr}/10/0/1201/${lake}`);
    expect(words).toContain(`${byPhone} ; avertissez le conducteur pour descendre`);
    expect(calls).toEqual(phone);
    expect(words).toContain(
      'Église 14 h 30 sur demande : faites signe au conducteur pour monter, avertissez-le',
    );
    expect((await look(`${en}/10/0/1301/2026-11-15/trip/lake`)).words).toContain(
      'On request: wave to the driver to get on, tell the driver to get off',
    );
  });

  it('is a mark in the timetable, and words under it', async () => {
    const { words, calls } = await look(`${fr}/10/0/horaire?vue=tous`);
    expect(words).toContain('sur demande, par téléphone');
    expect(words).toContain('téléphonez à l’avance au 819 555-0101 pour monter');
    // Of two trips one stops at the church without being asked.
    expect(words.match(/Église sur demande/g)).toBeNull();
    expect(words).toContain('30, sur demande : faites signe');
    expect(calls).toEqual(phone);
    expect((await look(`${en}/10/0/timetable?vue=tous`)).words).toContain(
      'phone 819 555-0101 ahead to get on',
    );
  });

  it('has a symbol on paper, and a note', async () => {
    const sheet = await look(`${paper}/10/0`);
    expect(sheet.words).toMatch(/◆.*819 555-0101 pour monter/);
  });

  it('says nothing where one need not ask', async () => {
    const { words } = await look(`${fr}/30/0`);
    expect(words).not.toContain('demande');
    expect(words).not.toContain('Entre');
  });
});

describe('the way between stops', () => {
  const anywhere =
    'faites signe au conducteur pour monter ; entendez-vous avec le conducteur pour descendre.';

  it('says at the line and on the trip how one gets on and off', async () => {
    expect((await look(`${fr}/20/0`)).words).toContain(`Entre les arrêts, ${anywhere}`);
    expect((await look(`${fr}/20/0/1101/2026-11-15/voyage/bay`)).words).toContain(
      `Entre les arrêts, ${anywhere}`,
    );
    expect((await look(`${en}/20/0`)).words).toContain(
      'Between stops, wave to the driver to get on; arrange with the driver to get off.',
    );
  });

  it('says on a trip between which stops, where it is a part of it', async () => {
    expect((await look(`${fr}/10/0`)).words).toContain('Entre certains arrêts ou lors de certains voyages');
    expect((await look(`${fr}/10/0/1201/${lake}`)).words).toContain('Entre Église et Lac, faites signe');
    expect((await look(`${fr}/10/0/1201/2026-11-15/voyage/lake-later`)).words).not.toContain('Entre');
  });

  it('is a note of the sheet', async () => {
    expect((await look(`${paper}/20/0`)).words).toContain(`Entre les arrêts, ${anywhere}`);
  });
});

describe('a journey', () => {
  const asking = (code: string, name: string) =>
    `?${new URLSearchParams({ de: 'Gare', de_id: 'stop_point:1101', a: name, a_id: `stop_point:${code}` })}`;
  const toBridge = asking('1701', 'Pont');
  const toChurch = asking('1301', 'Église');

  /** The address of a tool of the journey that is shown. */
  async function linkOf(path: string, part: string): Promise<string> {
    const page = await visits.page(path);
    const hrefs = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
    return hrefs.find((href) => href.includes(part)) ?? '';
  }

  it('promises no minute of a bus that comes every so often', async () => {
    const { words } = await look(`${plannerPath}${toBridge}`);
    expect(words).toMatch(/vers 14 h \d\d, toutes les 12 min/);
    expect(words).toMatch(/vers 14 h \d\d ?, arrivée vers 14 h \d\d/);
    expect(words).not.toMatch(/(?<!vers )14 h [1-5]\d/);
    expect(words).not.toContain('partez dans');
    expect((await look(`${plannerPathEn}${toBridge}`)).words).toMatch(/about 2:\d\d p\.m\., every 12 min/);
  });

  it('says so in the agenda and when it is followed', async () => {
    const calendar = await (await visits.ask(await linkOf(`${plannerPath}${toBridge}`, 'format=ics'))).text();
    expect(calendar.replaceAll(/\r\n /g, '')).toMatch(/vers 14.h.\d\d .*toutes les 12.min/);
    const { words } = await look(await linkOf(`${plannerPath}${toBridge}`, '/suivre/'));
    expect(words).toContain('Le bus passe toutes les 12 min');
    expect(words).toMatch(/à Gare, vers 14 h \d\d, toutes les 12 min/);
    expect(words).not.toMatch(/dans \d+ min/);
  });

  it('keeps the minute of a bus that has one', async () => {
    const { words } = await look(`${plannerPath}${toChurch}`);
    expect(words).toContain('14 h 10');
    expect(words).not.toContain('vers 14 h');
  });

  it('says whom to ask to get on and off', async () => {
    const { words } = await look(`${plannerPath}${toChurch}`);
    expect(words).toContain('Sur demande : avertissez le conducteur pour descendre');
    const fromMill = `?${new URLSearchParams({ de: 'Moulin', de_id: 'stop_point:1201', a: 'Lac', a_id: 'stop_point:1401' })}`;
    const phoned = await look(`${plannerPath}${fromMill}`);
    expect(phoned.words).toContain('Le 10 s’arrête sur demande, par téléphone');
    expect(phoned.words).toContain(byPhone);
    expect([...new Set(phoned.calls)]).toEqual(phone);
  });
});

describe('an agenda of a line that comes every so often', () => {
  it('has one event as long as it does, and promises no minute', async () => {
    const calendar = await (await visits.ask(`${fr}/40/0/horaire?format=ics`)).text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toMatch(/SUMMARY:40 vers Pont\\, toutes les 12.min/);
    expect(calendar).toContain('DTEND:20261116T030000Z');
  });
});

describe('lists of lines', () => {
  it('have them in the order that the feed gives, on every page that lists them', async () => {
    const base = '/horaires-et-trajets';
    for (const path of [fr, en, `${fr}/carte`, `${base}/horaires-imprimables`]) {
      const { words } = await look(path);
      const numbers = [...words.matchAll(/\b[1-4]0\b/g)].map(([number]) => number);
      expect([path, [...new Set(numbers)]]).toEqual([path, ['20', '10', '40', '30']]);
    }
  });

  it('have a rank on the wire, and its order', async () => {
    const answer = await visits.app.get('/services/schedule/horaire/ListeParcours/');
    const lines = (await answer.json()) as { noParcours: string; rang?: number }[];
    expect(lines.map(({ noParcours, rang }) => [noParcours, rang])).toEqual([
      ['20', 1],
      ['10', 2],
      ['40', 3],
      ['30', undefined],
    ]);
  });
});
