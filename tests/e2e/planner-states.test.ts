import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { openPage } from '#tests/support/browser.ts';
import { drawingChromium } from '#tests/support/chromium.ts';
import { testInstant } from '#tests/support/instant.ts';
import { ends, plannerPath, plannerPathEn, setPlannerStage } from '#tests/support/planner-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const { site, stage } = setPlannerStage();
const cookies = { parcours_consent: 'denied' };
const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const journey = '1001.1030.20261115.800O-dim1-1405';
const monday = 'quand=depart&date=2026-11-16&heure=07%3A00';
const change = `de=C%C3%A9gep&de_id=stop_point%3A1050&a=Universit%C3%A9&a_id=stop_point%3A1030&${monday}`;

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});
afterEach(() => site.itinerary.restore());

/** Controls of the page that are smaller than a fingertip. */
const tooSmall = (page: Page) =>
  page
    .locator('main :is(.planner, .plan, .follow) :is(a.button, button, summary, .segment, a.journey)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 43.5)
        .map((control) => control.textContent),
    );

describe('every state', () => {
  const away = 'de=a&de_id=x&a=b&a_id=y';
  const follow = `w240~${journey}~w120?de=x&a=Universit%C3%A9`;
  it.each([
    ['empty', plannerPath, 'fr', 'light'],
    ['empty', plannerPathEn, 'en', 'dark'],
    ['faulty', `${plannerPath}?de=rue+des+Sciences&a=&quand=depart&date=2026-02-31`, 'fr', 'dark'],
    ['faulty', `${plannerPathEn}?${away}`, 'en', 'light'],
    [
      'found',
      `${plannerPath}?de=March%C3%A9+public&de_id=poi%3Amarket&a=12%2C+rue+des+Sciences&a_id=-71.2305%3B46.8252`,
      'fr',
      'light',
    ],
    ['found', `${plannerPathEn}?${ends}`, 'en', 'dark'],
    ['with a short change', `${plannerPath}?${change}`, 'fr', 'dark'],
    ['with a short change', `${plannerPathEn}?${change}`, 'en', 'light'],
    [
      'none',
      `${plannerPath}?de=Gare&de_id=stop_point%3A1080&a=x&a_id=stop_point%3A1040&fauteuil=1`,
      'fr',
      'light',
    ],
    ['outside', `${plannerPathEn}?${ends}&quand=depart&date=2031-01-01&heure=10%3A00`, 'en', 'dark'],
    ['followed', `${plannerPath}/suivre/${follow}`, 'fr', 'dark'],
    ['followed', `${plannerPathEn}/follow/${follow}`, 'en', 'light'],
  ] as const)(
    '%s is accessible, fits and can be pressed: %s',
    { timeout: 60_000 },
    async (_name, path, locale, theme) => {
      const { page } = await stage.visit(path, { locale, theme, cookies, width: 1280, reducedMotion: true });
      expect(await violations(page)).toEqual([]);
      for (const width of [320, 360, 768]) {
        expect(await overflow(page, width)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
      }
      expect(await violations(page, 'all-but-landmarks')).toEqual([]);
    },
  );

  it(
    'is accessible in what script opens: the filled form, the fold, the lists',
    { timeout: 60_000 },
    async () => {
      const filled = await stage.visit(`${plannerPath}?${ends}&modifier=1&quand=arrivee`, {
        cookies,
        width: 360,
      });
      expect(await violations(filled.page)).toEqual([]);
      expect(await tooSmall(filled.page)).toEqual([]);
      const { page: home } = await stage.visit('/', { cookies, width: 360 });
      await home.locator('.planner-fold > summary').click();
      await home.getByRole('radio', { name: 'Arriver avant' }).check();
      expect(await violations(home)).toEqual([]);
      const { page: none } = await stage.visit(plannerPath, { cookies });
      await none.locator('#planner-from').pressSequentially('zzzzqqqq');
      await none.getByText('Aucun résultat').first().waitFor();
      expect(await violations(none)).toEqual([]);
      site.itinerary.upstream.will({ status: 500, body: '' });
      const { page: failed } = await stage.visit(plannerPathEn, { cookies, locale: 'en' });
      await failed.locator('#planner-from').pressSequentially('absent too');
      await failed.getByText('Suggestions could not be loaded').waitFor();
      expect(await violations(failed)).toEqual([]);
    },
  );

  it(
    'is accessible where a bus is late or cancelled, or the journey is gone',
    { timeout: 60_000 },
    async () => {
      const at = (minute: number) => `quand=depart&date=2026-11-15&heure=13%3A${minute}`;
      await site.hear(tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]));
      const late = await stage.visit(`${plannerPathEn}?${ends}&${at(41)}`, {
        cookies,
        locale: 'en',
        theme: 'dark',
      });
      expect(await late.page.locator('.journey').first().innerText()).toContain('late');
      expect(await violations(late.page)).toEqual([]);
      // Still among the journeys that are kept, and cancelled since.
      await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
      const off = await stage.visit(`${plannerPathEn}?${ends}&${at(41)}&trajet=${journey}`, {
        cookies,
        locale: 'en',
      });
      expect(await off.page.getByText('The 800 is cancelled').first().isVisible()).toBe(true);
      expect(await violations(off.page)).toEqual([]);
      site.app.clock.advance(30_000);
      const gone = await stage.visit(`${plannerPath}?${ends}&${at(42)}&trajet=${journey}`, {
        cookies,
        width: 360,
      });
      await gone.page.getByText('Le 800 de ce trajet est annulé.').waitFor();
      expect(await violations(gone.page)).toEqual([]);
    },
  );

  it('is accessible with the map open', { timeout: 90_000 }, async () => {
    const browser = await drawingChromium();
    const { page, goto, faults, context } = await openPage(browser, site.app.origin, { cookies });
    await goto(`${plannerPath}?${ends}`);
    await page.getByRole('button', { name: 'Ouvrir la carte' }).click();
    await page.locator('.map-view[data-state="open"]').waitFor({ timeout: 60_000 });
    expect(await violations(page)).toEqual([]);
    expect(await faults()).toEqual([]);
    await context.close();
  });

  it('away is accessible too, and says so in either language', async () => {
    site.itinerary.upstream.will({ status: 503, body: '' });
    for (const [path, words] of [
      [plannerPath, 'La recherche de trajets ne répond pas'],
      [plannerPathEn, 'The trip planner is not responding'],
    ]) {
      const { page } = await stage.visit(`${path}?${away}&moins_marche=1`, { cookies, width: 360 });
      expect(await page.getByText(words ?? '').isVisible()).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
  });
});
