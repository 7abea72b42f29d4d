import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFeedFolder } from '#tests/support/feed-folder.ts';
import * as planner from '#tests/support/planner-site.ts';
import { rideFeed } from '#tests/support/ride-feed.ts';
import { textOf } from '#tests/support/document.ts';
import { startVisits } from '#tests/support/visits.ts';

/** A network whose names are Spanish, two of which are told in English too. */
const feed = {
  ...rideFeed,
  'agency.txt': (rideFeed['agency.txt'] ?? '').replace(',fr,', ',es,'),
  'translations.txt': [
    'table_name,field_name,language,translation,field_value',
    'stops,stop_name,en,Bridge,Pont',
    'trips,trip_headsign,en,Bridge,Pont',
  ].join('\n'),
};

const visits = startVisits({
  parts: ['site', 'content', 'cache', 'schedule', 'itinerary'],
  isFromFeed: true,
  instant: '2026-11-15T14:00:00-05:00',
  settings: { SCHEDULE_FEED: writeFeedFolder(mkdtempSync(join(tmpdir(), 'parcours-feed-')), feed) },
});

/** A network without French has English first. */
const plannerPath = `/fr${planner.plannerPath}`;
const plannerPathEn = planner.plannerPathEn.replace('/en/', '/');

/** The names that are told to be Spanish, but for that of the operator; and where the journey is followed. */
async function markedOn(path: string) {
  const page = await visits.page(path);
  expect(page.response.status).toBe(200);
  const marked = page
    .elements(({ name, attribs }) => name === 'span' && attribs['lang'] === 'es')
    .map((element) => `${element.attribs['lang']} ${textOf(element)}`)
    .filter((name) => name !== 'es Autobus du Nord');
  const hrefs = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
  return {
    marked: [...new Set(marked)].toSorted(),
    follow: hrefs.find((href) => /\/(?:suivre|follow)\//.test(href)) ?? '',
  };
}

const asking = (code: string, name: string) =>
  `?${new URLSearchParams({ de: 'Gare', de_id: 'stop_point:1101', a: name, a_id: `stop_point:${code}` })}`;

describe('names of the network in the planner', () => {
  it('say their language wherever they stand, in the results and when a journey is followed', async () => {
    for (const path of [plannerPath, plannerPathEn]) {
      const { marked, follow } = await markedOn(`${path}${asking('1401', 'Lac')}`);
      expect(marked).toEqual(['es Gare', 'es Lac', 'es Moulin', 'es Église']);
      expect((await markedOn(follow)).marked).toEqual(['es Gare', 'es Lac']);
    }
  });

  it('say nothing where they are in the language of the page', async () => {
    const { marked, follow } = await markedOn(`${plannerPathEn}${asking('1701', 'Bridge')}`);
    expect(marked).toEqual(['es Gare']);
    expect((await markedOn(follow)).marked).toEqual(['es Gare']);
    expect((await markedOn(`${plannerPath}${asking('1701', 'Pont')}`)).marked).toContain('es Pont');
  });

  it('are marked where a sentence holds them: where a bus goes, where one arrives', async () => {
    const page = await visits.page(`${plannerPathEn}${asking('1401', 'Lac')}`);
    const markup = await (await visits.ask(`${plannerPathEn}${asking('1401', 'Lac')}`)).text();
    expect(page.text('main')).toContain('To Lac');
    expect(markup).toContain('To <span lang="es">Lac</span>');
    expect(markup).toMatch(/Arrival: <span lang="es">Lac<\/span>/);
  });
});
