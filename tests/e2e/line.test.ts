import { beforeEach, describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, setLiveStage } from '#tests/support/live-site.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';

const { site, stage } = setLiveStage();
const path = `${schedulesPath}/800/3`;
const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const late = tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]);
const bus = (stop: number) =>
  busNews({ id: '1038', trip, stop, status: 'in-transit-to', at: site.app.clock.now() - 10_000 });
const phone = { width: 360, height: 640, cookies: { parcours_consent: 'denied' } };

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('the page of a line in the browser', () => {
  it('follows its buses along the stops and the departures of your stop', async () => {
    const { page } = await stage.visit(path, phone);
    const first = page.locator('.departure').first();
    await eventually(async () => expect(await first.getAttribute('data-state')).toBe('planned'));
    await site.hear(late, bus(2));
    await eventually(async () => expect(await first.innerText()).toMatch(/6\smin de retard/));
    const mark = page.locator('.spine-bus');
    await eventually(async () =>
      expect(await mark.textContent()).toContain('entre Place du Marché et St-Dominique'),
    );
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await site.hear(late, bus(3));
    await eventually(async () => expect(await mark.textContent()).toContain('entre St-Dominique et'));
    expect(await height()).toBe(before);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page, 320)).toEqual([]);
  });

  it('keeps the stop that was chosen, by keyboard, for the next visit of this device', async () => {
    const { page, goto } = await stage.visit(`${path}?visit=1`, phone);
    const name = page.locator('#your-stop');
    const change = page.locator('.line-change summary');
    await change.press('Enter');
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^St-Dominique/ })
      .first()
      .press('Enter');
    await eventually(async () => expect(await name.innerText()).toContain('St-Dominique'));
    expect(page.url()).toContain('arret=1010');
    expect(await change.evaluate((element) => element === document.activeElement)).toBe(true);
    await goto(`${path}?visit=2`);
    await eventually(async () => expect(await name.innerText()).toContain('St-Dominique'));
    expect(await page.locator('.stop-spine li[data-yours] .spine-name').innerText()).toBe('St-Dominique');
  });

  it('shows three departures above the bottom bar at 360 × 640', async () => {
    const { page } = await stage.visit(`${path}?visit=3`, phone);
    const third = await page.locator('.departure').nth(2).boundingBox();
    const bar = await page.locator('.bottom-bar').boundingBox();
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it('goes on by asking where there is no stream', async () => {
    const { page, goto } = await stage.open();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'));
    await site.hear(late, bus(2));
    const asking = page.waitForRequest(/\/suiviParcours\?noParcours=800/);
    await goto(`${path}?visit=4`);
    expect((await (await asking).response())?.status()).toBe(200);
    await eventually(async () => expect(await page.locator('.spine-bus').count()).toBe(1));
  });

  it.each([
    ['dark', 1280, `${schedulesPathEn}/800/3/2026-11-16`],
    ['light', 768, `${schedulesPath}/907`],
  ] as const)('has nothing to hold against it, %s, %i px', async (theme, width, address) => {
    const { page } = await stage.visit(address, { theme, width });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page, width)).toEqual([]);
  });
});

describe('the page of a line without script', () => {
  it('lets a stop be chosen by its link, and the direction and the day', async () => {
    const { page } = await stage.visit(`${path}?visit=5`, { ...phone, javaScript: false });
    expect(await page.locator('.departure').count()).toBe(3);
    await page.locator('.line-change summary').click();
    await page
      .getByRole('link', { name: /^St-Dominique/ })
      .first()
      .click();
    expect(new URL(page.url()).search).toBe('?arret=1010');
    expect(await page.locator('#your-stop').innerText()).toContain('St-Dominique');
    await page.getByRole('link', { name: /^Changer de sens/ }).click();
    expect(new URL(page.url()).pathname).toBe(`${schedulesPath}/800/2`);
    await page.locator('.date-chip').nth(1).click();
    expect(await page.locator('.strip').innerText()).toMatch(/Lundi 16 novembre, horaire de semaine/);
  });
});
