import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { schedulesPath, schedulesPathEn, setLiveStage } from '#tests/support/live-site.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';

const { site, stage } = setLiveStage();
const { publish, withdraw } = noticeWriter(() => site.app);
/** Whether the timetables know of a notice, past the answers that are given again for a second. */
const isKnown = async (id: string) =>
  ((await wrapScheduleApp(site.app).read('/avisReseau')) as { id: string }[]).some((each) => each.id === id);
const path = `${schedulesPath}/1001`;
/** What may pass between a publication and the page of somebody who reads a stop, over the stream. */
const soon = { timeout: 5000, interval: 25 };

/** The clock only goes on: copies of what was read later are not read again. */
const inMinutes = (minutes: number) => new Date(site.app.clock.now() + minutes * 60_000).toISOString();
const published: string[] = [];
const tell: typeof publish = async (notice) => {
  const id = await publish(notice);
  published.push(id);
  return id;
};
afterEach(async () => {
  for (const id of published.splice(0)) if (await isKnown(id)) await withdraw(id);
});

const linesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.stop-board .notice-line').allInnerTexts()).map((text) =>
    text.replaceAll(/[\u00a0\s]+/g, ' ').trim(),
  );
const closes = (end?: string) => ({
  type: 'stops_closed' as const,
  stops: [{ name: '1001', replacement: '1010' }],
  ...(end !== undefined && { end }),
});
const cancels = { type: 'trips_cancelled' as const, routes: [{ name: '800' }] };

/** The page shows that the stop is closed, or that it is not. */
async function untilClosed(page: Page, isClosed: boolean): Promise<void> {
  const told = async () => (await linesOf(page)).some((line) => /Arrêt fermé/.test(line));
  await vi.waitFor(async () => expect(await told()).toBe(isClosed), soon);
}

describe('the open page of a stop', () => {
  it('shows a notice within five seconds of its publication, above the departures it touches', async () => {
    const { page } = await stage.visit(path, { width: 360, height: 640 });
    const first = page.locator('.departures > li', { hasText: '800' }).first();
    await eventually(async () => expect(await first.count()).toBe(1));
    const id = await tell({
      title: 'Le 800 ne circule pas',
      subtitle: 'Prenez le 11.',
      effects: [cancels],
    });
    await vi.waitFor(
      async () => expect(await first.locator('.notice-line').innerText()).toMatch(/Le 800 ne circule pas/),
      soon,
    );
    expect(await first.locator('.departure').getAttribute('data-state')).toBe('cancelled');
    expect(await violations(page)).toEqual([]);
    await withdraw(id);
    await vi.waitFor(async () => expect(await first.locator('.notice-line').count()).toBe(0), soon);
    expect(await first.locator('.departure').getAttribute('data-state')).toBe('planned');
  });

  it('says that the stop is closed and where to go, and forgets it when the closure ends', async () => {
    const end = inMinutes(10);
    const { page } = await stage.visit(`${path}?closed=1`);
    await tell({ title: 'Travaux', effects: [closes(end)] });
    await untilClosed(page, true);
    expect(await page.locator('.departure').first().getAttribute('data-state')).toBe('skipped');
    expect(await page.locator('.stop-instead a').getAttribute('href')).toMatch(/\/1010$/);
    site.app.clock.advance(Date.parse(end) - site.app.clock.now());
    await untilClosed(page, false);
    expect(await page.locator('.departure').first().getAttribute('data-state')).toBe('planned');
  });

  it('says it in English, where it was written in English too', async () => {
    const { page } = await stage.visit(`${schedulesPathEn}/1001`, { locale: 'en' });
    await tell({ title: 'Le 800 tarde', titleEn: 'The 800 is late', effects: [cancels] });
    await vi.waitFor(async () => expect((await linesOf(page)).join()).toContain('The 800 is late'), soon);
  });

  it.each(['hall', 'cadre'])('shows it as a display too: %s', async (mode) => {
    const { page } = await stage.visit(`${path}?affichage=${mode}`);
    const id = await tell({ title: 'Plus aucun 800', effects: [cancels] });
    const line = page.locator('.notice-line', { hasText: 'Plus aucun 800' });
    await vi.waitFor(async () => expect(await line.count()).toBe(1), soon);
    await withdraw(id);
    await vi.waitFor(async () => expect(await line.count()).toBe(0), soon);
  });

  it('asks for it within thirty seconds where there is no stream, and for its withdrawal', async () => {
    const { page } = await stage.open({ expectFaults: /flux/ });
    await page.clock.install({ time: new Date(site.app.clock.now()) });
    await page.route('**/flux?*', (route) => route.fulfill({ status: 429, body: '{}' }));
    const answered = () => page.waitForResponse(/\/services\/schedule\/departs\?/);
    const first = answered();
    await page.goto(`${path}?asking=1`);
    await first;
    const id = await tell({ title: 'Travaux', effects: [closes()] });
    await eventually(async () => expect(await isKnown(id)).toBe(true));
    // Past the answers that are given again for a second.
    site.app.clock.advance(30_000);
    const second = answered();
    await page.clock.runFor(30_000);
    await second;
    await untilClosed(page, true);
    await withdraw(id);
    await eventually(async () => expect(await isKnown(id)).toBe(false));
    site.app.clock.advance(30_000);
    await page.clock.runFor(30_000);
    await untilClosed(page, false);
  });

  it('forgets a closure at its end by itself, when nobody answers any more', async () => {
    const id = await tell({ title: 'Travaux', effects: [closes(inMinutes(1))] });
    await eventually(async () => expect(await isKnown(id)).toBe(true));
    const { page } = await stage.open({ expectFaults: /flux|departs/ });
    await page.clock.install({ time: new Date(site.app.clock.now()) });
    await page.route('**/services/schedule/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    const asked = page.waitForResponse(/\/services\/schedule\/departs\?/);
    await page.goto(`${path}?alone=1`);
    await asked;
    await untilClosed(page, true);
    await page.clock.runFor(66_000);
    await untilClosed(page, false);
  });
});
