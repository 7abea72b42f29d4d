import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';
import { riderAt, type Rider } from '#tests/support/count-actions.ts';

const stage = setStage();
const phone: PageOptions = { width: 360, height: 640, cookies: { parcours_consent: 'denied' } };
const mostActions = 2;

/** What riders come for: the page they begin at, what they do, and what answers them. */
type Task = readonly [name: string, home: '/' | '/en', act: (rider: Rider) => Promise<void>];

const tasks: readonly Task[] = [
  [
    'the next bus at a stop, by its number',
    '/',
    async ({ type, see, actions }) => {
      await type('1008');
      await see('.departure', /801/);
      expect(actions()).toBe(1);
    },
  ],
  [
    'the next bus of one line at my stop',
    '/en',
    async ({ type, tap, see }) => {
      await type('1008');
      await tap('link', /^Route 801/, '.stop-filter');
      await see('.stop-filter [aria-current]', /801/);
      await see('.departure', /801/);
    },
  ],
  [
    'the timetable of a line today',
    '/',
    async ({ type, tap, see }) => {
      await type('801');
      await tap('link', /^Horaire complet/);
      await see('.timetable-next', /min|h/);
      await see('.timetable-by-stop .hour-rows tbody tr', /14\sh/);
    },
  ],
  [
    'the timetable of a line on Saturday',
    '/en',
    async ({ type, tap, see }) => {
      await type('801');
      await tap('link', /^Sat\b.*Saturday/);
      await see('.line-here .strip', /Saturday, November 21/);
      await see('.line-here .hour-rows tr', /a\.m\..*\d\d/);
    },
  ],
  [
    'the map of a line',
    '/',
    async ({ type, tap, see }) => {
      await type('801');
      await tap('link', /sur la carte/);
      await see('.map-view');
    },
  ],
  [
    'where my bus is, and when it is there',
    '/en',
    async ({ type, tap, see }) => {
      await type('1008');
      await tap('link', /801/, '.departures');
      await see('.trip-answer', /min|now|p\.m\./);
    },
  ],
  [
    'whether there is a notice on my line',
    '/',
    async ({ type, see }) => {
      await type('185');
      await see('.notice-line', /interrompu/);
    },
  ],
  [
    'what hinders the network most',
    '/en',
    async ({ see, actions }) => {
      await see('.promoted-notice', /suspended/);
      expect(actions()).toBe(0);
    },
  ],
  [
    'the schedule of a line on paper',
    '/',
    async ({ type, tap, see }) => {
      await type('801');
      await tap('link', /^Imprimer la fiche/);
      await see('html[data-prints="1"]');
    },
  ],
  [
    'a stop to keep',
    '/en',
    async ({ type, tap, see }) => {
      await type('1008');
      await tap('button', 'Keep this stop');
      await see('.stop-star[aria-pressed="true"]');
    },
  ],
  [
    'what is cancelled today',
    '/',
    async ({ tap, see }) => {
      await tap('link', 'Horaires', '.home-quick');
      await tap('link', 'Annulations du jour', '.index-more');
      await see('.cancelled-line, .cancellations .board-note', /Parcours|Aucun/);
    },
  ],
  [
    'the stops around me',
    '/en',
    async ({ tap, see }) => {
      await tap('button', 'Near me');
      await see('.near-me .link-row', /1008/);
    },
  ],
];

describe('what riders come for', () => {
  it.each(tasks)('is reached in two actions at most: %s', async (_name, home, act) => {
    const { page, context, goto } = await stage.open(phone);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(await placeOfStop('1008'));
    await page.addInitScript(() => {
      window.print = () => void (document.documentElement.dataset['prints'] = '1');
    });
    await goto(home);
    const rider = riderAt({ page });
    await act(rider);
    expect(rider.actions()).toBeLessThanOrEqual(mostActions);
  });

  it('is there without any action for who has kept stops: their next departures', async () => {
    const { page, context, goto } = await stage.open(phone);
    await context.addInitScript(() =>
      localStorage.setItem('my-stops', JSON.stringify({ kept: [{ code: '1008', name: 'Terminus' }] })),
    );
    await goto('/');
    const rider = riderAt({ page });
    await rider.see('.own-stop .departure-line', /801/);
    expect(rider.actions()).toBe(0);
  });
});

async function placeOfStop(code: string): Promise<{ latitude: number; longitude: number }> {
  const answer = await stage.app.get(`/services/schedule/departs?arrets=${code}`);
  const { arrets } = (await answer.json()) as {
    arrets: { arret: { latitude: number; longitude: number } }[];
  };
  const { latitude = 0, longitude = 0 } = arrets[0]?.arret ?? {};
  return { latitude, longitude };
}
