import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, setLiveStage } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const { site, stage } = setLiveStage();
const path = `${schedulesPath}/1001`;
const trip = (start: string) => ({ tripId: `800O-dim1-${start}`, startDate: '20261115' });
const late = (delay: number) => tripNews(trip('1405'), [{ stopSequence: 1, departure: { delay } }]);
const cancelled = tripNews({ ...trip('1435'), scheduleRelationship: 'canceled' });
const skipped = tripNews(trip('1405'), [{ stopSequence: 1, scheduleRelationship: 'skipped' }]);

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('the board of a stop in the browser', () => {
  it('follows a bus that runs late and one that is called off, without being asked', async () => {
    const { page } = await stage.visit(path, { width: 360, height: 640 });
    const [first, second] = [page.locator('.departure').nth(0), page.locator('.departure').nth(2)];
    await eventually(async () => expect(await first.getAttribute('data-state')).toBe('planned'));
    await site.hear(late(360), cancelled);
    await eventually(async () => expect(await first.innerText()).toMatch(/6\smin de retard/));
    await eventually(async () => expect(await second.innerText()).toMatch(/annulé/));
    expect(await violations(page)).toEqual([]);
  });

  it('shows three departures above the bottom bar at 360 × 640', async () => {
    const { page } = await stage.visit(path, {
      width: 360,
      height: 640,
      cookies: { parcours_consent: 'denied' },
    });
    const third = await page.locator('.departure').nth(2).boundingBox();
    const bar = await page.locator('.bottom-bar').boundingBox();
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it.each(['light', 'dark'] as const)(
    'has nothing to hold against it in its other states, %s',
    async (theme) => {
      await site.hear(skipped);
      const { page } = await stage.visit(`${path}?theme=${theme}`, {
        theme,
        width: theme === 'light' ? 360 : 1280,
      });
      expect(await page.locator('.departure[data-state="skipped"]').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
    },
  );

  it('is spoken as a rider asks: which, where to, in how long, at what time, live or not', async () => {
    await site.hear(late(20));
    const { page } = await stage.visit(`${path}?spoken=1`);
    await eventually(async () =>
      expect(await page.locator('.departure').first().getAttribute('data-state')).toBe('live'),
    );
    const spoken = await page.locator('.departures').first().ariaSnapshot();
    expect(spoken.replaceAll('\u00a0', ' ')).toMatch(
      /link "800 Université dans 5 minutes, 14 h 05 en direct"/,
    );
  });

  it('is spoken in that order in every state, and before the filter and the rest of the page', async () => {
    await site.hear(late(360), cancelled, tripNews(trip('1505'), [{ stopSequence: 1, departure: {} }]));
    const { page } = await stage.visit(`${path}?order=1`);
    await eventually(async () =>
      expect(await page.locator('.departure').first().getAttribute('data-state')).toBe('late'),
    );
    const tree = (await page.locator('main').ariaSnapshot()).replaceAll('\u00a0', ' ');
    const places = [
      /heading "Place du Marché" \[level=1\]/,
      /link "800 Université dans 1[01] minutes, 14 h 11 au lieu de 14 h 05 6 min de retard"/,
      /link "800 Hôpital dans (19|20) minutes, 14 h 20 prévu"/,
      /link "800 Université 14 h 35 annulé ; prochain à 15 h 05"/,
      /group "Voir un seul parcours"/,
      /heading "Parcours à cet arrêt"/,
      /heading "Arrêts à côté"/,
    ].map((words) => tree.search(words));
    expect(Math.min(...places)).toBeGreaterThan(-1);
    expect(places).toEqual(places.toSorted((one, two) => one - two));
  });

  it('listens to nothing while its tab is hidden, and catches up when it is seen again', async () => {
    const { page } = await stage.visit(`${path}?hidden=1`);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const listeners = async () => {
      const answer = await site.app.get('/services/schedule/exploitation/tempsReel');
      return ((await answer.json()) as { nombreAuditeurs: number }).nombreAuditeurs;
    };
    await eventually(async () => expect(await listeners()).toBe(1));
    await hide(true);
    await eventually(async () => expect(await listeners()).toBe(0));
    await site.hear(late(360));
    const first = page.locator('.departure').first();
    expect(await first.getAttribute('data-state')).toBe('planned');
    await hide(false);
    await eventually(async () => expect(await first.getAttribute('data-state')).toBe('late'));
  });

  it('changes nothing under a finger', async () => {
    const { page } = await stage.visit(`${path}?finger=1`);
    const first = page.locator('.departure').first();
    await eventually(async () => expect(await first.getAttribute('data-state')).toBe('planned'));
    await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointerdown')));
    const told = (word: string) => page.waitForEvent('console', (message) => message.text() === word);
    const [open, heard] = [told('event 1'), told('event 2')];
    await page.evaluate(() => {
      let times = 0;
      new EventSource('/services/schedule/flux?arrets=1001').addEventListener('departs', () => {
        times += 1;
        // oxlint-disable-next-line no-console -- it runs in the page, and the console is what is listened to
        console.info(`event ${times}`);
      });
    });
    await open;
    await site.hear(late(360));
    await heard;
    expect(await first.getAttribute('data-state')).toBe('planned');
    await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointerup')));
    await eventually(async () => expect(await first.getAttribute('data-state')).toBe('late'));
  });

  it('keeps a stop with its star, by keyboard, and shows one line when asked', async () => {
    const { page } = await stage.visit(`${schedulesPathEn}/1020`);
    const star = page.getByRole('button', { name: 'Keep this stop' });
    await star.press('Enter');
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await eventually(async () => expect(await star.getAttribute('aria-pressed')).toBe('true'));
    await page
      .getByRole('group', { name: 'Show one route only' })
      .getByRole('link', { name: /^Route 11/ })
      .click();
    expect(new URL(page.url()).search).toBe('?parcours=11');
    await eventually(async () =>
      expect(await page.locator('.stop-none').innerText()).toContain('No more departures'),
    );
  });

  // The last one: its clock goes on, and a feed that went back in time would not be believed.
  it('asks every half minute where there is no stream, waits three seconds, and keeps what it has', async () => {
    const { page } = await stage.open({ expectFaults: /flux/ });
    await page.clock.install({ time: new Date(testInstant) });
    await page.route('**/flux?*', (route) => route.fulfill({ status: 429, body: '{}' }));
    const asked: string[] = [];
    let isHanging = false;
    await page.route('**/services/schedule/departs?*', async (route) => {
      asked.push(route.request().url());
      if (!isHanging) await route.continue();
    });
    /** Second by second, since what a page asks is heard a little later. */
    const runUntilAsked = async (times: number) => {
      for (let second = 0; asked.length < times && second < 60; second++) await page.clock.runFor(1000);
      await eventually(() => expect(asked).toHaveLength(times));
    };
    await page.goto(`${path}?asking=1`);
    await eventually(() => expect(asked).toHaveLength(1));
    site.app.clock.advance(30_000);
    await site.hear(late(360));
    await runUntilAsked(2);
    const first = page.locator('.departure').first();
    await eventually(async () => expect(await first.innerText()).toMatch(/6\smin de retard/));
    isHanging = true;
    await runUntilAsked(3);
    await page.clock.runFor(4_000);
    expect(await first.innerText()).toMatch(/6\smin de retard/);
    await page.clock.runFor(90_000);
    await eventually(async () =>
      expect(await page.locator('.strip').innerText()).toContain('Heures prévues.'),
    );
  });
});
