import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, setLiveStage } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const { site, stage } = setLiveStage();
const line = `${schedulesPath}/800/3/horaire`;
const trip = (start: string) => ({ tripId: `800O-dim1-${start}`, startDate: '20261115' });
const wide = { width: 1280, height: 800 };

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('the timetable of a line in the browser', () => {
  it('is walked by keyboard: an hour of the rail, the box, a trip', async () => {
    const { page } = await stage.visit(`${schedulesPathEn}/800/3/timetable`, { width: 768, height: 700 });
    const rail = page.getByRole('navigation', { name: 'Go to an hour' });
    await rail.getByRole('link', { name: /^4 p\.m\., 2 departures/ }).press('Enter');
    const box = page.getByRole('region', { name: 'Schedule of route 800 to Université, scrollable' });
    await eventually(async () => expect(await box.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0));
    await box.focus();
    expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByRole('columnheader', { name: '4:05' }).getByRole('link').press('Enter');
    await eventually(async () => expect(page.url()).toContain('/trip/800O-dim1-1605'));
  });

  it('shows one stop on a phone, its hours over folded, and changes the stop', async () => {
    const { page } = await stage.visit(line, { width: 360, height: 640 });
    expect(await page.locator('.grid').isVisible()).toBe(false);
    const earlier = page.locator('.hour-rows-earlier');
    await earlier.locator('summary').click();
    expect(await earlier.getByRole('link', { name: /9 h 00/ }).isVisible()).toBe(true);
    await page.locator('.timetable-change summary').click();
    await page.getByRole('link', { name: 'Hôpital 1020' }).click();
    await eventually(async () => expect(new URL(page.url()).search).toBe('?arret=1020'));
    expect(await page.locator('#your-stop').innerText()).toContain('Hôpital');
  });

  it.each([
    ['of a whole day', `${line}?a`, 'light', 1280],
    ['with a cancelled trip', `${line}?vue=tous&b`, 'dark', 360],
    ['of one stop', `${line}?vue=arret&c`, 'light', 360],
    ['with three trips or fewer', `${schedulesPath}/11/0/horaire/2026-11-16`, 'dark', 768],
    ['at a stop of the line', `${schedulesPath}/800/3/1010`, 'light', 768],
    ['at a stop on another day', `${schedulesPathEn}/800/3/1010/2026-11-21`, 'dark', 360],
  ] as const)('has nothing to hold against it %s', async (_, path, theme, width) => {
    await site.hear(tripNews({ ...trip('1405'), scheduleRelationship: 'canceled' }));
    const { page } = await stage.visit(path, { theme, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('is read, chosen and changed without script', async () => {
    const { page } = await stage.visit(`${line}?plain`, { javaScript: false, width: 360, height: 640 });
    expect(await page.locator('.timetable-next').innerText()).toMatch(/5\smin/);
    await page.getByRole('link', { name: 'Tous les arrêts' }).click();
    await page.locator('.grid').waitFor();
    await page.getByRole('link', { name: 'Par arrêt' }).click();
    await page.locator('.grid').waitFor({ state: 'detached' });
    await page.locator('.timetable-change summary').click();
    await page.getByRole('link', { name: 'St-Dominique 1010' }).click();
    await page.locator('.date-chip').nth(1).click();
    expect(await page.locator('.timetable-by-stop').innerText()).toMatch(/6\sh\s05/);
    expect(page.url()).toContain('/2026-11-16?arret=1010&vue=arret');
  });
});

describe('a line at a stop in the browser', () => {
  it('follows its buses, and leads to the trip and to the next stop', async () => {
    const { page } = await stage.visit(`${schedulesPath}/800/3/1010`, { width: 360, height: 640 });
    const first = page.locator('.departure').first();
    await eventually(async () => expect(await first.getAttribute('data-state')).toBe('planned'));
    await site.hear(tripNews(trip('1405'), [{ stopSequence: 2, departure: { delay: 360 } }]));
    await eventually(async () => expect(await first.innerText()).toMatch(/6\smin de retard/));
    await page.locator('.spine-stop', { hasText: 'Hôpital' }).click();
    await eventually(async () => expect(new URL(page.url()).pathname).toBe(`${schedulesPath}/800/3/1020`));
    await page.locator('.departure').first().click();
    await eventually(async () => expect(page.url()).toContain('/voyage/800O-dim1-1405'));
  });

  it('is read without script', async () => {
    const { page } = await stage.visit(`${schedulesPath}/800/3/1010?plain`, { javaScript: false });
    expect(await page.locator('.departure').count()).toBe(3);
    await page.locator('.hour-minute', { hasText: '10' }).last().click();
    expect(page.url()).toContain('/voyage/');
  });
});

// The last one: its clock goes on, and a feed that went back in time would not be believed.
describe('a timetable while time goes by', () => {
  it('moves the stair, the hour and the next departure with the clock', async () => {
    const { page } = await stage.visit(`${line}?arret=1010&moving`, wide);
    const next = page.locator('.grid .next');
    expect(await next.innerText()).toMatch(/14\sh\s10/);
    expect(await page.locator('.grid-now b').innerText()).toMatch(/14\sh\s00/);
    await site.moveTo('2026-11-15T14:12:00-05:00');
    await site.hear(tripNews(trip('1435'), [{ stopSequence: 1, departure: { delay: 120 } }]));
    await eventually(async () => expect(await next.innerText()).toMatch(/14\sh\s25/));
    expect(await next.count()).toBe(1);
    expect(await page.locator('.grid-now b').innerText()).toMatch(/14\sh\s12/);
    // The bus of 14:05 has left the second stop and is on its way to the third.
    expect(await page.locator('.grid .you td.p').innerText()).toMatch(/14\sh\s10/);
    expect(await page.locator('.grid .t').allInnerTexts()).toContainEqual(expect.stringMatching(/14\sh\s17/));
    expect(await page.locator('.timetable-next').innerText()).toMatch(/1\d\smin.*14\sh\s25/s);
  });
});
