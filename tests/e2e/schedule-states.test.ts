import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { looks, showAs } from '#tests/support/browser-route-walk.ts';
import { setStage, type Stage } from '#tests/support/browser-stage.ts';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath as fr, schedulesPathEn as en, setLiveStage } from '#tests/support/live-site.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';

const { site, stage } = setLiveStage();
const away = setStage({ content: 'shared', settings: { SCHEDULE_URL: 'http://127.0.0.1:1' } });

const trip = (start: string) => ({ tripId: `800O-dim1-${start}`, startDate: '20261115' });
const late = (start: string, delay: number) =>
  tripNews(trip(start), [{ stopSequence: 1, departure: { delay } }]);
const cancelled = tripNews({ ...trip('1435'), scheduleRelationship: 'canceled' });
const bus = () =>
  busNews({
    id: '1038',
    trip: trip('1405'),
    stop: 2,
    status: 'in-transit-to',
    at: site.app.clock.now() - 10_000,
  });

interface Looked {
  readonly path: string;
  /** Gives the part that shows the state. */
  readonly bring: (page: Page) => Promise<string> | string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly expectFaults?: RegExp;
  /** Where a list lies over the page: what is half under it is not looked at. */
  readonly parts?: string;
}

/** The page of a state on a wide and a narrow screen, one in each theme: which in which hangs on the language. */
async function faultsOf(at: Stage, { path, bring, cookies, expectFaults, parts }: Looked) {
  const locale: Locale = path.startsWith('/en') ? 'en' : 'fr';
  const { page, goto } = await at.open({
    locale,
    width: 360,
    height: 640,
    reducedMotion: true,
    cookies: { parcours_consent: 'denied', ...cookies },
    ...(expectFaults && { expectFaults }),
  });
  await goto(path);
  const shown = await bring(page);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const look of looks[locale]) {
    await showAs(page, look);
    found.push(...(await violations(page, 'all', parts)), ...(await overflow(page, look.width)));
  }
  return found;
}

const open = (summary: string) => async (page: Page) => {
  await page.locator(summary).first().click();
  return `details[open] > summary`;
};
const search = (page: Page) => page.locator('main input[name="terms"]');
const type = async (page: Page, text: string) => {
  await search(page).focus();
  await page.locator('main .suggestions').waitFor({ state: 'attached' });
  await page.keyboard.type(text);
};

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear(late('1405', 360), cancelled, late('1505', 20), bus());
});

type State = readonly [name: string, path: string, bring: Looked['bring']];

const states: readonly State[] = [
  ['late, live and cancelled departures', `${en}/1001`, () => '.departure[data-state="late"]'],
  ['departures to get off only', `${fr}/1030`, () => '.departure[data-state="alighting"]'],
  ['a line chosen among those of a stop', `${en}/1001?parcours=800`, () => '.stop-filter [aria-current]'],
  ['a stop without service', `${fr}/1060`, () => '.board-note'],
  ['a stop that no line serves', `${en}/1090`, () => '.board-note'],
  ['another day of a stop', `${fr}/1001/2026-11-20`, () => '.hour-rows'],
  ['the folded map of a stop', `${en}/1001?map`, open('.folded-map > summary')],
  ['the code of a stop', `${fr}/1001?code`, open('.stop-tools summary')],
  [
    'a stop that was kept',
    `${en}/1001?star`,
    async (page) => {
      await page.locator('.stop-star').click();
      return '.stop-star[aria-pressed="true"]';
    },
  ],
  ['the board of a lobby', `${fr}/1001?affichage=hall`, () => '.lobby-rows .departure'],
  ['the board in a frame', `${en}/1001?display=embed`, () => '.embed .departure'],
  ['the stops of a line to choose from', `${fr}/800/3?choose`, open('.line-change summary')],
  ['the hours of another day', `${en}/800/3/2026-11-21`, () => '.line-here .hour-rows'],
  ['a day without service', `${fr}/22/0/2026-11-21`, () => '.board-note'],
  ['a day without a schedule', `${en}/800/3/2027-05-03`, () => '.board-note'],
  ['the hours over, unfolded', `${en}/800/3/timetable?earlier`, open('.hour-rows-earlier summary')],
  ['a timetable without trips', `${fr}/22/0/horaire/2026-11-21`, () => '.board-note'],
  ['the trip of a bus on its way', `${en}/800/3/1030/2026-11-15/trip/800O-dim1-1405`, () => '.spine-bus'],
  ['the drawing of a line', `${fr}/800/3/carte`, () => '.map-drawing'],
  ['a day without cancellations', `${en}/cancellations/2026-11-14`, () => '.board-note'],
  ['the choices of a sheet', `/horaires-et-trajets/horaires-imprimables/800/3`, open('main details summary')],
  [
    'a search that found something, by figures',
    '/en',
    async (page) => {
      await page.locator('main .search-field-beside').click();
      await type(page, '80');
      return '.suggestion';
    },
  ],
  [
    'a search that found nothing',
    '/',
    async (page) => {
      await type(page, 'zzzz');
      await page.locator('.suggestions-words', { hasText: /\S/ }).waitFor();
      return '.suggestions-words';
    },
  ],
];

describe('a schedule screen has nothing to hold against it, wide and narrow, light and dark', () => {
  it.each(states)('%s', async (_name, path, bring) => {
    expect(await faultsOf(stage, { path, bring })).toEqual([]);
  });

  it('the stops of a timetable to choose from', async () => {
    const path = `${fr}/800/3/horaire?choose`;
    const bring = open('.timetable-change summary');
    expect(await faultsOf(stage, { path, bring, parts: '.timetable-here' })).toEqual([]);
  });

  it('a position that was refused', async () => {
    const bring = async (page: Page) => {
      await page.locator('.home-near button').click();
      return '.near-me-words:not(:empty)';
    };
    const expectFaults = /the position could not be had/;
    expect(await faultsOf(stage, { path: '/en', bring, expectFaults })).toEqual([]);
  });

  it('the page of another moment, as an editor sees it', async () => {
    const cookies = await stage.signIn('editor');
    const path = `${fr}/1001?moment=2026-11-20T07:50`;
    const bring = () => '.time-preview';
    expect(await faultsOf(stage, { path, bring, cookies })).toEqual([]);
  });

  it.each([
    ['a stop', `${fr}/1001`],
    ['a line', `${en}/800/3`],
    ['a timetable', `${fr}/800/3/horaire`],
    ['all schedules', en],
  ])('%s without the schedule service', async (_name, path) => {
    expect(await faultsOf(away, { path, bring: () => '.board-note' })).toEqual([]);
  });
});

// The last ones: their clock goes on, and a feed that went back in time would not be believed.
describe('later, a schedule screen has nothing to hold against it', () => {
  it.each([
    ['with old times', '2026-11-15T14:06:00-05:00', `${en}/1001?later`, '.strip'],
    ['after the last bus', '2026-11-16T00:40:00-05:00', `${fr}/1001?ended`, '.board-note'],
    ['on a line after its last bus', '2026-11-16T00:40:00-05:00', `${en}/800/3?ended`, '.board-note'],
  ])('%s', async (_name, instant, path, shown) => {
    await site.moveTo(instant);
    expect(await faultsOf(stage, { path, bring: () => shown })).toEqual([]);
  });
});
