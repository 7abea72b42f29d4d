import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ends, plannerPath, setPlannerStage } from '#tests/support/planner-site.ts';

const { stage } = setPlannerStage();
const cookies = { parcours_consent: 'denied' };

/** Stores trips on the device before any page is opened. */
const storeTrips = (page: Page, stored: string) =>
  page.addInitScript((text) => localStorage.setItem('last-trips', text), stored);
const tripsTo = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    from: { text: 'Gare', id: 'stop_point:1080' },
    to: { text: `Endroit numéro ${nth}`, id: `stop_point:${nth}` },
  }));

describe('what the device remembers', () => {
  it('is a list that arrows open, close and open again', async () => {
    const { page, goto } = await stage.open({ cookies });
    await storeTrips(page, JSON.stringify(tripsTo(2)));
    await goto(plannerPath);
    const from = page.locator('#planner-from');
    await from.focus();
    const options = page.getByRole('option');
    await eventually(async () =>
      expect(await options.allInnerTexts()).toEqual(['Endroit numéro 0', 'Gare', 'Endroit numéro 1']),
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await options.count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await options.count()).toBe(3));
    await page.keyboard.press('Tab');
    await from.focus();
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await options.count()).toBe(3));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await from.inputValue()).toBe('Endroit numéro 0');
  });

  it('is looked at again by an arrow after Escape, where something was typed', async () => {
    const { page } = await stage.visit(plannerPath, { cookies });
    const to = page.locator('#planner-to');
    await to.pressSequentially('sciences');
    const option = page.getByRole('option', { name: /14, rue des Sciences/ });
    await option.waitFor();
    await page.keyboard.press('Escape');
    expect(await to.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowUp');
    await option.waitFor();
    expect(await to.inputValue()).toBe('sciences');
  });

  it('is five trips, the latest first', async () => {
    const { page, goto } = await stage.open({ cookies });
    // Not before every page: what the page itself stores has to stay.
    await goto(plannerPath);
    await page.evaluate((text) => localStorage.setItem('last-trips', text), JSON.stringify(tripsTo(5)));
    await goto(`${plannerPath}?${ends}`);
    const kept = () => page.evaluate(() => localStorage.getItem('last-trips') ?? '');
    await eventually(async () => expect(await kept()).toContain('Place du Marché'));
    const trips = JSON.parse(await kept()) as { to: { text: string } }[];
    expect(trips.map(({ to }) => to.text)).toEqual([
      'Université',
      'Endroit numéro 0',
      'Endroit numéro 1',
      'Endroit numéro 2',
      'Endroit numéro 3',
    ]);
  });

  it.each(['{', '"x"', 'null', '[null,{"from":{}},{"from":{"text":"a","id":""}},7]', '{"length":3}'])(
    'is nothing where the storage holds %s',
    async (stored) => {
      const { page, goto } = await stage.open({ cookies });
      await storeTrips(page, stored);
      await goto(plannerPath);
      expect(await page.getByRole('list', { name: 'Derniers trajets' }).count()).toBe(0);
      await page.locator('#planner-from').focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('option').count()).toBe(0);
    },
  );

  it.each([360, 1280])('moves nothing on the home page when it comes, %i px wide', async (width) => {
    const { page, goto } = await stage.open({ cookies, width });
    await storeTrips(page, JSON.stringify(tripsTo(5)));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
        const before = Number(document.documentElement.dataset['shift'] ?? 0);
        document.documentElement.dataset['shift'] = String(
          shifts.reduce((sum, { value }) => sum + value, before),
        );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await goto('/');
    const box = page.locator('.home-trips');
    await box.getByRole('link').first().waitFor();
    expect(await box.getByRole('link').count()).toBe(2);
    expect((await box.boundingBox())?.height).toBe(88);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
    expect(await violations(page)).toEqual([]);
  });
});

describe('the quick search', () => {
  it('asks for places when the typing rests, not at each letter', async () => {
    const { page } = await stage.visit('/', { cookies });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/_places') && asked.push(request.url()));
    await page.locator('.home-search input').pressSequentially('sciences', { delay: 30 });
    await page.getByRole('option', { name: /14, rue des Sciences/ }).waitFor();
    expect(asked).toHaveLength(1);
  });
});
