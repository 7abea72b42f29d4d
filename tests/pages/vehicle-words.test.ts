import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tripsAt, wholeFeed, writeFeedFolder } from '#tests/support/feed-folder.ts';
import type { SmallTrip } from '#tests/support/small-trips.ts';
import { startVisits, type Visits } from '#tests/support/visits.ts';

const agency =
  'agency_id,agency_name,agency_url,agency_timezone,agency_lang\nA,Transports du Large,https://large.example,America/Toronto,fr';

/** Lines by their number, each of a `route_type`, with some trips in the afternoon of the tests' day. */
function feedOfTypes(types: Readonly<Record<string, number>>): Record<string, string> {
  const trips = Object.keys(types).flatMap((line, place) =>
    tripsAt('14:30', '15:10').map(({ id, calls }): SmallTrip => ({
      id: `${line}-${id}`,
      line,
      calls: calls.map((call) => call.replace(/^(\d)00(\d)/, `$1${place}0$2`)),
    })),
  );
  const routes = Object.entries(types).map(([line, type]) => `r-${line},A,${line},Line ${line},${type}`);
  const feed = wholeFeed(trips);
  return {
    SCHEDULE_FEED: writeFeedFolder(join(mkdtempSync(join(tmpdir(), 'parcours-modes-')), 'feed'), {
      ...feed,
      // Too far apart to walk.
      'stops.txt': (feed['stops.txt'] ?? '').replaceAll('46.8', '46.'),
      'agency.txt': agency,
      'routes.txt': ['route_id,agency_id,route_short_name,route_long_name,route_type', ...routes].join('\n'),
    }),
  };
}

const visit = (types: Readonly<Record<string, number>>): Visits =>
  startVisits({
    isFromFeed: true,
    parts: ['site', 'content', 'schedule', 'itinerary', 'cache'],
    settings: feedOfTypes(types),
  });

const saysBus = /\b(?:auto)?bus(?:es)?\b/i;
/** What a member that no rider reads is called in the data of a page, and where programs read of the calls. */
const notRead = /"buses":|\/services\//g;

/** The pages that a visitor comes to from the home page, each once. */
async function walk({ app }: Visits, from: string, most: number): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const ahead = [from];
  while (ahead.length > 0 && pages.size < most) {
    const path = ahead.shift() ?? '';
    if (pages.has(path)) continue;
    const html = await app.text(path, { headers: { accept: 'text/html' } });
    pages.set(path, html);
    const links = [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    ahead.push(...links.filter((href) => !/^\/(?:assets|_|services)|\.(?:svg|webmanifest)$/.test(href)));
  }
  return pages;
}

const most = 45;

describe.each([
  {
    name: 'trains',
    types: { 1: 2, 2: 2 },
    question: 'Quand passe mon train\u00a0?',
    ask: 'When is my train coming?',
  },
  {
    name: 'ferries',
    types: { 1: 4, 2: 4 },
    question: 'Quand part mon traversier\u00a0?',
    ask: 'When does my ferry leave?',
  },
])('a network of $name', ({ types, question, ask }) => {
  const visits = visit(types);

  it.each(['/', '/en'])(
    'says bus on no page that one comes to from %s',
    async (from) => {
      const pages = await walk(visits, from, most);
      expect(pages.size).toBeGreaterThan(30);
      for (const [path, html] of pages) {
        const said = saysBus.exec(html.replaceAll(notRead, ''));
        expect(said && `${path}: ${said.input.slice(said.index - 60, said.index + 20)}`).toBeNull();
      }
    },
    60_000,
  );

  it('asks on its home page what its riders ask', async () => {
    expect((await visits.page('/')).text('main')).toContain(question);
    expect((await visits.page('/en')).text('main')).toContain(ask);
  });

  it('says it of itself to a device that installs it', async () => {
    expect(await visits.app.text('/manifest.webmanifest')).toContain(question);
  });

  it('has nothing of another city in its drawings', async () => {
    // The towers of the bridge, and those of the skyline.
    expect(await visits.app.text('/')).not.toMatch(/M0 84h320|M620 60h320/);
  });
});

describe('a network of ferries', () => {
  const visits = visit({ 1: 4 });
  const line = '/horaires-et-trajets/horaires/1';

  it('tells of a line what carries its riders', async () => {
    const { metas, text } = await visits.page(line);
    expect(metas['description']).toMatch(/^Horaire, arrêts et traversiers en direct du parcours 1/);
    expect(text('main')).toContain('Premier traversier à Stop 1001');
    expect(text('main')).toContain('Dernier traversier');
  });

  it('tells machines of boats', async () => {
    const html = await visits.app.text(line);
    expect(html).toContain('"serviceType":"Ferry"');
  });

  it('says that the last one left', async () => {
    visits.app.clock.advance(8 * 3_600_000);
    const { text } = await visits.page('/horaires-et-trajets/horaires/1001');
    expect(text('main')).toContain('Dernier traversier parti à 15\u00a0h\u00a010');
  });
});

describe('a network that mixes kinds', () => {
  const visits = visit({ 1: 2, 3: 3 });
  const base = '/horaires-et-trajets/horaires';

  it('names no vehicle where it speaks of all of it', async () => {
    expect((await visits.page('/')).text('main')).toContain('À quand mon prochain départ\u00a0?');
    expect((await visits.page('/en')).text('main')).toContain('When is my next departure?');
  });

  it('names that of a line where it speaks of the line', async () => {
    expect((await visits.page(`${base}/1`)).metas['description']).toContain('arrêts et trains en direct');
    expect((await visits.page(`${base}/3`)).metas['description']).toContain('arrêts et bus en direct');
  });

  it('leaves the wire of buses as it is, and says of others what they are', async () => {
    const answer = await visits.app.get('/services/schedule/horaire/ListeParcours/');
    const lines = (await answer.json()) as { noParcours: string; typeTransport?: number }[];
    const typeOf = (number: string) => lines.find(({ noParcours }) => noParcours === number)?.typeTransport;
    expect([typeOf('1'), typeOf('3')]).toEqual([2, undefined]);
  });

  it.each([
    ['1', '1001', 'Train'],
    ['3', '1101', 'Bus'],
  ])('finds journeys with the line %s by what carries their riders', async (_line, stop, mode) => {
    const to = stop.replace(/1$/, '3');
    const path = `/services/itinerary/coverage/default/journeys?from=stop_point:${stop}&to=stop_point:${to}&datetime=20261115T142000`;
    expect(await visits.app.text(path)).toContain(`"physical_mode":"${mode}"`);
  });
});
