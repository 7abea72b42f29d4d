import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, setLiveStage } from '#tests/support/live-site.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';

const { site, stage } = setLiveStage();
const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const path = (stop: string) => `${schedulesPath}/800/3/${stop}/2026-11-15/voyage/${trip.tripId}`;
const bus = (stop: number) =>
  busNews({ id: '1038', trip, stop, status: 'in-transit-to', at: site.app.clock.now() - 10_000 });
const late = tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]);

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('the page of a trip in the browser', () => {
  it('follows its bus from stop to stop, keeps its height, and says how late it is', async () => {
    const { page } = await stage.visit(path('1030'), { width: 360, height: 640 });
    const answer = page.locator('.trip-answer');
    await eventually(async () => expect(await answer.getAttribute('data-state')).toBe('planned'));
    await site.hear(late, bus(2));
    await eventually(async () => expect(await answer.innerText()).toMatch(/arrivée, 6\smin de retard/));
    const mark = page.locator('.spine-bus');
    expect(await mark.textContent()).toContain('entre Place du Marché et St-Dominique');
    await site.hear(late, bus(3));
    await eventually(async () => expect(await mark.textContent()).toContain('entre St-Dominique et'));
    expect(await violations(page)).toEqual([]);
  });

  it.each([
    [1280, true, true],
    [1280, true, false],
    [360, false, true],
  ])('at %i px shows the stops behind: %s, with script: %s', async (width, isShown, javaScript) => {
    await site.moveTo('2026-11-15T14:18:30-05:00');
    const address = `${path('1030')}?behind=${width}${javaScript}`;
    const { page } = await stage.visit(address, { width, height: 800, javaScript });
    const behind = page.locator('.stop-spine-fold[data-passed] .spine-stop').first();
    await eventually(async () => expect(await behind.isVisible()).toBe(isShown));
    if (!javaScript) return;
    await eventually(async () =>
      expect(await page.locator('.stop-spine-fold').evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(
        isShown,
      ),
    );
    await page.locator('.stop-spine-fold > summary').click();
    await eventually(async () => expect(await behind.isVisible()).toBe(!isShown));
  });

  it('is walked by keyboard: the trip before, the stops, the stop itself', async () => {
    const { page } = await stage.visit(`${schedulesPathEn}/800/3/1020/2026-11-15/trip/${trip.tripId}`);
    await page.getByRole('link', { name: /^Next trip,/ }).press('Enter');
    await eventually(async () => expect(page.url()).toContain('800O-dim1-1435'));
    await page.locator('.trip-line li[data-yours] a').press('Enter');
    await eventually(async () => expect(new URL(page.url()).pathname).toBe(`${schedulesPathEn}/1020`));
  });

  it('says that another timetable has no such trip, and offers the stop', async () => {
    const { page } = await stage.open();
    await page.route('**/flux?*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: voyage\ndata: null\n\n' }),
    );
    await page.goto(`${path('1020')}?gone=1`);
    const gone = page.locator('.trip-gone');
    await eventually(async () => expect(await gone.innerText()).toContain('n’est plus à l’horaire'));
    expect(await gone.getByRole('link').getAttribute('href')).toBe(`${schedulesPath}/1020`);
    expect(await violations(page)).toEqual([]);
  });

  it.each([
    ['cancelled', 'dark', 1280],
    ['skipped', 'light', 360],
  ] as const)('has nothing to hold against it when %s, %s', async (state, theme, width) => {
    await site.hear(
      state === 'cancelled'
        ? tripNews({ ...trip, scheduleRelationship: 'canceled' })
        : tripNews(trip, [{ stopSequence: 3, scheduleRelationship: 'skipped' }]),
    );
    const { page } = await stage.visit(`${path('1020')}?${state}`, { theme, width });
    expect(await page.locator('.trip-answer').getAttribute('data-state')).toBe(state);
    expect(await violations(page)).toEqual([]);
    const cancellations = await stage.visit(`${schedulesPath}/annulations?${state}`, { theme, width });
    expect(await cancellations.page.locator('.cancelled-trip').count()).toBeGreaterThan(0);
    expect(await violations(cancellations.page)).toEqual([]);
  });

  it('is read without script, and so is the list of cancelled trips', async () => {
    await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
    const { page } = await stage.visit(`${schedulesPath}/annulations?plain`, { javaScript: false });
    await page.locator('.cancelled-trip-name a').first().click();
    expect(await page.locator('.trip-answer').innerText()).toMatch(/annulé\. Prendre celui de/);
    await page.locator('.trip-answer a').click();
    expect(page.url()).toContain('800C-dim1-1420');
    expect(await page.locator('.trip-line').innerText()).toContain('St-Dominique');
  });
});
