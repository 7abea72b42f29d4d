import { DomUtils } from 'htmlparser2';
import { beforeEach, describe, expect, it } from 'vitest';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startLiveSite();
const line = `${schedulesPath}/800/3/horaire`;
let visits = 0;

/** A query of its own keeps a page from being one drawn before. */
const fresh = (path: string) => {
  visits += 1;
  return `${path}${path.includes('?') ? '&' : '?'}visit=${visits}`;
};
const open = (path: string) => site.visits.page(fresh(path));
type Opened = Awaited<ReturnType<typeof open>>;

const spaced = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
const read = ({ text }: Opened) => spaced(text('main'));
const withClass = (page: Opened, name: string) =>
  page.elements(({ attribs }) => (attribs['class'] ?? '').split(' ').includes(name));

/** The table, row by row, as it is read. */
const rowsOf = (page: Opened) =>
  page
    .elements(({ name }) => name === 'tr')
    .filter((row) => DomUtils.getElementsByTagName('td', row).length > 0 && !isHourRow(row))
    .map((row) => DomUtils.getChildren(row).map((cell) => spaced(DomUtils.textContent(cell))));
const isHourRow = (row: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName('ul', row).length > 0;

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('the timetable of a line', () => {
  it('shows every stop and every trip of the day, and what leaves next', async () => {
    const page = await open(line);
    expect(page.response.status).toBe(200);
    expect(read(page)).toMatch(/Vers Université Dimanche 15 novembre|dimanche 15 novembre/);
    expect(read(page)).toMatch(/Prochain bus ?5 min ?dans 5 minutes, 14 h 05 ?prévu puis 14 h 20, 14 h 35/);
    expect(rowsOf(page)[0]).toEqual([
      'St-Dominique',
      '9 h 05',
      '14 h 10',
      '14 h 25',
      '14 h 40',
      '15 h 10',
      '15 h 40',
      '16 h 10',
      '16 h 40',
      '23 h 55',
      '0 h 25',
    ]);
    expect(rowsOf(page).at(-1)?.[3]).toBe('–');
    expect(withClass(page, 'next').map((cell) => spaced(DomUtils.textContent(cell)))).toEqual([
      '14 h 05 prochain départ',
    ]);
  });

  it('explains its letters in words', async () => {
    expect(read(await open(line))).toMatch(/a ?finit à Hôpital/);
  });

  it('says in its caption which line, direction, day and period it is', async () => {
    const [caption] = withClass(await open(line), 'grid').flatMap((table) =>
      DomUtils.getElementsByTagName('caption', table),
    );
    expect(caption && DomUtils.textContent(caption)).toMatch(
      /^Horaire du 800 vers Université.*, dimanche 15 novembre, horaire du dimanche, horaire valable du /,
    );
  });

  it('opens each departure as a trip from the rider’s stop, and each stop as its page', async () => {
    const page = await open(`${line}?arret=1020`);
    const hrefs = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href']);
    expect(hrefs).toContain(`${schedulesPath}/800/3/1020/2026-11-15/voyage/800O-dim1-1405`);
    expect(hrefs).toContain(`${schedulesPath}/800/3/1010`);
  });

  it('strikes a trip that is called off, with the word', async () => {
    await site.hear(
      tripNews({ tripId: '800O-dim1-1405', startDate: '20261115', scheduleRelationship: 'canceled' }),
    );
    const page = await open(line);
    const struck = page
      .elements(({ name }) => name === 's')
      .map((mark) => spaced(DomUtils.textContent(mark)));
    expect(struck).toEqual(expect.arrayContaining(['14 h 05', '14 h 10', '14 h 17', '14 h 25']));
    expect(read(page)).toContain('14 h 05, annulé');
    expect(withClass(page, 'next').map((cell) => spaced(DomUtils.textContent(cell)))[0]).toContain('14 h 20');
  });

  it('shows one stop or all of them as the address asks, and keeps the choice in its links', async () => {
    const stop = await open(`${line}?vue=arret&arret=1010`);
    expect(withClass(stop, 'grid')).toEqual([]);
    expect(read(stop)).toMatch(/Départs à St-Dominique, dimanche 15 novembre/);
    const hrefs = stop.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
    expect(hrefs).toContain(`${line}?arret=1010&vue=tous`);
    expect(hrefs).toContain(`${line}/2026-11-16?arret=1010&vue=arret`);
    expect(withClass(await open(`${line}?vue=tous`), 'grid')).toHaveLength(1);
  });

  it('folds the hours that are over at the rider’s stop', async () => {
    expect(read(await open(line))).toContain('Plus tôt, à 9 h 00 1 départ');
  });

  it('marks what runs after midnight with its day', async () => {
    const words = read(await open(line));
    expect(words).toContain('0 h lundi 16');
    expect(words).toContain('Après minuit nuit de dimanche à lundi');
  });

  it('stands whole with both directions where a day has three trips or fewer', async () => {
    const page = await open(`${schedulesPath}/11/0/horaire/2026-11-16`);
    expect(withClass(page, 'grid')).toHaveLength(2);
    expect(read(page)).toMatch(/Vers Terminus des Érables, 3 départs.*Vers Place du Marché, 2 départs/);
    expect(read(page)).not.toContain('Tous les arrêts');
  });

  it('says that a line does not run on a day, and when it does again', async () => {
    const saturday = await open(`${schedulesPath}/22/0/horaire/2026-11-21`);
    expect(read(saturday)).toMatch(/Pas de service ce jour-là ?Prochain jour de service : lundi 23 novembre/);
    const page = await open(`${schedulesPath}/22/0/horaire`);
    expect(page.response.status).toBe(200);
    expect(read(page)).toMatch(/Pas de service aujourd’hui ?Prochain : lundi 5 h 30/);
  });

  it('shows a loop with both its calls, and that its times are approximate', async () => {
    const page = await open(`${schedulesPath}/7/0/horaire?arret=1080`);
    expect(page.response.status).toBe(200);
    expect(read(page)).toContain('heure approximative');
    expect(withClass(page, 'you').length).toBeGreaterThan(1);
  });

  it('is in English at its English address', async () => {
    const page = await open(`${schedulesPathEn}/800/3/timetable`);
    expect(read(page)).toMatch(/Next bus ?5 min ?in 5 minutes, 2:05 p\.m\. ?scheduled then 2:20 p\.m\./);
    expect(rowsOf(page)[0]?.[2]).toBe('2:10');
    expect(read(page)).toMatch(/a ?ends at Hôpital/);
  });
});

describe('the departures of a day for an agenda', () => {
  it('are a calendar file of the rider’s stop', async () => {
    const response = await site.visits.ask(fresh(`${line}?arret=1010&format=ics`));
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('800-st-dominique-2026-11-15.ics');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('DTSTART:20261115T191000Z\r\nSUMMARY:800 vers Université');
    expect(unfolded).toContain(String.raw`LOCATION:St-Dominique\, arrêt 1010`);
    expect(unfolded).toContain(`/800/3/1010/2026-11-15/voyage/800O-dim1-1405`);
  });

  it('leave out where nobody boards', async () => {
    const text = await (await site.visits.ask(fresh(`${line}?arret=1030&format=ics`))).text();
    expect(text).not.toContain('BEGIN:VEVENT');
  });
});

describe('an address that no timetable has', () => {
  it.each([
    ['an unknown line', `${schedulesPath}/123/3/horaire`, 'Aucun parcours ne porte le numéro 123.'],
    ['a wrong direction', `${schedulesPath}/800/nord/horaire`, 'Ce parcours ne va pas dans cette direction.'],
    ['a direction of odd letters', `${schedulesPath}/800/%00%F0%9F/horaire`, ''],
    ['a date that no calendar has', `${line}/2026-02-30`, 'Cette date n’existe pas.'],
    [
      'a date without a schedule',
      `${line}/2029-01-01`,
      'Aucun horaire n’est publié pour ce jour. Les horaires sont publiés jusqu’au',
    ],
  ])('is not found: %s', async (_, path, words) => {
    const page = await open(path);
    expect(page.response.status).toBeGreaterThanOrEqual(400);
    expect(page.response.status).toBeLessThan(500);
    expect(read(page)).toContain(words);
  });

  it('takes no harm from a query that nobody expects', async () => {
    const page = await open(`${line}?arret=%00"><script>&vue=tous&vue=arret&format=pdf`);
    expect(page.response.status).toBe(200);
    expect(
      page
        .elements(({ name }) => name === 'script')
        .every(({ attribs }) => attribs['src'] || attribs['type']?.endsWith('json')),
    ).toBe(true);
  });
});
