import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const valuesOf = (page: Page) =>
  page
    .locator('.planner .place-box input')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

describe('the form with script', () => {
  it('leads from the home page to the answer by keyboard, and remembers the trip on this device', async () => {
    const { page } = await stage.visit('/', { width: 360, height: 800, cookies });
    const from = page.locator('#home-planner-from');
    await from.focus();
    await page.keyboard.type('march');
    await page.getByRole('option', { name: /Marché public/ }).waitFor();
    expect(await from.getAttribute('role')).toBe('combobox');
    expect(await from.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.suggestions-name:visible').allInnerTexts()).toEqual(['Arrêts', 'Lieux']);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await from.inputValue()).toBe('Marché public');
    const to = page.locator('#home-planner-to');
    await to.focus();
    await page.keyboard.type('1030');
    await page.getByRole('option', { name: /Université/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      '**/itineraire?de=March%C3%A9+public&de_id=poi%3Amarket&a=Universit%C3%A9&a_id=stop_point%3A1030',
    );
    await eventually(async () => expect(await heading(page)).toMatch(/Marché public\s+vers\s+Université/));
    // The page is a document of its own: its script takes it over, and only then is the trip kept.
    const kept = () => page.evaluate(() => localStorage.getItem('last-trips'));
    await eventually(async () => expect(await kept()).toContain('poi:market'));

    await page.goto('/');
    const last = page.getByRole('list', { name: 'Derniers trajets' }).getByRole('link');
    await eventually(async () => expect(await last.allInnerTexts()).toEqual(['Marché public → Université']));
    await last.first().click();
    await page.locator('.journey').first().waitFor();
    await page.goto(plannerPath);
    await page.getByRole('button', { name: 'Effacer ces trajets' }).click();
    await eventually(async () => expect(await page.locator('.last-trips').count()).toBe(0));
    // The button is gone: what became of the trips has the focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('sont effacés');
    expect(await kept()).toBe(null);
  });

  it('swaps both places with what they are, and empties one', async () => {
    const { page } = await stage.visit(`${plannerPath}?${ends}&modifier=1`, { cookies });
    await page.getByRole('button', { name: 'Inverser le départ et l’arrivée' }).click();
    expect(await valuesOf(page)).toEqual([
      'Université',
      'stop_point:1030',
      'Université',
      'Place du Marché',
      'stop_point:1001',
      'Place du Marché',
    ]);
    await page.getByRole('button', { name: 'Effacer le départ' }).click();
    expect((await valuesOf(page)).slice(0, 3)).toEqual(['', '', '']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('planner-from');
    expect(await page.getByRole('button', { name: 'Utiliser ma position comme départ' }).isVisible()).toBe(
      true,
    );
  });

  it('takes the position of the device as a place', async () => {
    const { page, context } = await stage.visit(plannerPath, { cookies });
    await context.setGeolocation({ latitude: 46.8101, longitude: -71.2003 });
    await context.grantPermissions(['geolocation']);
    await page.getByRole('button', { name: 'Utiliser ma position comme départ' }).click();
    await eventually(async () =>
      expect((await valuesOf(page)).slice(0, 3)).toEqual(['Ma position', '-71.2003;46.8101', 'Ma position']),
    );
  });

  it('takes the position instead of what was typed, or of a place that was chosen', async () => {
    for (const width of [320, 1280]) {
      const { page, context } = await stage.visit(`${plannerPath}?${ends}&modifier=1`, { cookies, width });
      await context.setGeolocation({ latitude: 46.8101, longitude: -71.2003 });
      await context.grantPermissions(['geolocation']);
      const clear = page.getByRole('button', { name: 'Effacer l’arrivée' });
      expect(await clear.isVisible()).toBe(true);
      await page.getByRole('button', { name: 'Utiliser ma position comme arrivée' }).click();
      await eventually(async () =>
        expect((await valuesOf(page)).slice(3)).toEqual(['Ma position', '-71.2003;46.8101', 'Ma position']),
      );
      await page.getByLabel('De', { exact: true }).fill('quelque part');
      await page.getByRole('button', { name: 'Utiliser ma position comme départ' }).click();
      await eventually(async () => expect((await valuesOf(page))[0]).toBe('Ma position'));
    }
  });

  it('keeps the position of the device out of the last places, in either language', async () => {
    const here = 'de=Ma+position&de_id=-71.2003%3B46.8101&a=Universit%C3%A9&a_id=stop_point%3A1030';
    for (const path of [plannerPath, plannerPathEn]) {
      const { page } = await stage.visit(`${path}?${here}`, { cookies });
      expect(await heading(page)).toMatch(path === plannerPath ? /^Ma position/ : /^My location/);
      expect(await page.evaluate(() => localStorage.getItem('last-trips'))).toBe(null);
    }
  });

  it('says beside the field that the position cannot be had, and logs it', async () => {
    const expectFaults = /the position could not be had/;
    const watched = await stage.visit(plannerPath, { cookies, expectFaults });
    const { page } = watched;
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'geolocation', {
        value: { getCurrentPosition: (_: unknown, fail: (why: Error) => void) => fail(new Error('none')) },
      });
    });
    await page.getByRole('button', { name: 'Utiliser ma position comme arrivée' }).click();
    const words = page.locator('#planner-to-position');
    await eventually(async () => expect(await words.innerText()).toContain('n’a pas trouvé votre position'));
    expect(logged.some((line) => expectFaults.test(line))).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it('says that suggestions are away, and takes the words all the same', async () => {
    site.itinerary.upstream.will({ status: 500, body: '' });
    const { page } = await stage.visit(plannerPath, { cookies });
    await page.locator('#planner-from').pressSequentially('absent');
    await page.getByText('Les suggestions n’ont pas pu être chargées').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.suggestions:visible').count()).toBe(0);
  });

  it('goes straight to the maps service by the other button', async () => {
    const expectFaults = /another site: https:\/\/www\.google\.com\/maps/;
    const { page, context } = await stage.visit(`${plannerPath}?${ends}&modifier=1`, {
      cookies,
      expectFaults,
    });
    await context.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'maps' }),
    );
    await page.getByRole('button', { name: 'Ouvrir dans Google Maps' }).click();
    await page.waitForURL('https://www.google.com/maps?*');
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()]).toEqual(['saddr', 'daddr', 'ttype', 'time', 'date', 'dirflg']);
  });

  it.each([true, false])('hands over from the home page too, script or not: %s', async (javaScript) => {
    const expectFaults = /another site: https:\/\/www\.google\.com\/maps/;
    const { page, context } = await stage.visit('/', { cookies, javaScript, expectFaults });
    await context.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'maps' }),
    );
    await page.locator('#home-planner-from').fill('Gare');
    await page.locator('#home-planner-to').fill('Université');
    await page.getByRole('button', { name: 'Ouvrir dans Google Maps' }).click();
    await page.waitForURL('https://www.google.com/maps?*');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('saddr')).toBe('Gare');
    expect(searchParams.get('dirflg')).toBe('r');
  });

  it('shows the day and the hour once they are asked for, the hour 150 px wide', async () => {
    for (const javaScript of [true, false]) {
      const { page } = await stage.visit(plannerPath, { cookies, javaScript, width: 360 });
      const time = page.getByLabel('Heure');
      expect(await time.isVisible()).toBe(false);
      await page.getByRole('radio', { name: 'Arriver avant' }).check();
      expect(await time.isVisible()).toBe(true);
      expect((await time.boundingBox())?.width).toBe(150);
    }
  });

  it('lets addresses join the quick search, and opens the planner with one as the destination', async () => {
    const { page } = await stage.visit('/', { cookies });
    const field = page.locator('.home-search input');
    await field.pressSequentially('sciences');
    await page.getByRole('option', { name: /14, rue des Sciences/ }).click();
    await page.waitForURL('**/itineraire?a=14%2C+rue+des+Sciences&a_id=*&modifier=1');
    await eventually(async () =>
      expect((await valuesOf(page)).slice(3, 4)).toEqual(['14, rue des Sciences']),
    );
    expect(await page.locator('.error-summary').count()).toBe(0);
  });
});

describe('the answer', () => {
  it('says when nobody confirmed its times for two minutes, and asks again', async () => {
    await site.hear(tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]));
    // Journeys are kept for some seconds: another minute is another question.
    const path = `${plannerPath}?${ends}&quand=depart&date=2026-11-15&heure=13%3A51`;
    const { page } = await stage.visit(path, { cookies, width: 360 });
    const row = page.locator('.journey').first();
    expect(await row.innerText()).toMatch(/14\sh\s31[\s\S]*6\smin de retard/);
    await page.route('**/_data/**', (route) => route.abort());
    await page.clock.install();
    await page.clock.fastForward(125_000);
    const strip = page.locator('.strip');
    await eventually(async () =>
      expect(await strip.innerText()).toMatch(
        /Dernière mise à jour à 14\sh\s00\. Heures prévues\. Actualiser/,
      ),
    );
    expect(await row.innerText()).toMatch(/14\sh\s25[\s\S]*prévu/);
    expect(await page.locator('main').innerText()).not.toMatch(/retard|en direct/);
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/_data/**');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventually(async () => expect(await strip.count()).toBe(0));
    expect(await row.innerText()).toMatch(/6\smin de retard/);
  });

  it('is read and chosen by keyboard, shared, and taken along', async () => {
    const { page } = await stage.visit(`${plannerPath}?${ends}`, { cookies });
    const rows = page.locator('.journey');
    await rows.nth(1).press('Enter');
    await page.waitForURL('**trajet=1001.1030.20261115.800O-dim1-1435');
    await eventually(async () => expect(await rows.nth(1).getAttribute('aria-current')).toBe('true'));
    expect(await page.locator('.plan-journey h2').innerText()).toMatch(/14\sh\s35/);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (what: ShareData) => {
          document.documentElement.dataset['shared'] = what.url ?? '';
        },
      });
    });
    await page.getByRole('button', { name: 'Partager' }).click();
    expect(await page.locator('html').getAttribute('data-shared')).toContain(
      'trajet=1001.1030.20261115.800O-dim1-1435',
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Ajouter à l’agenda' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
  });

  it('is found without script by words alone', async () => {
    const { page } = await stage.visit(plannerPathEn, { cookies, javaScript: false, locale: 'en' });
    await page.getByLabel('From').fill('hôpital');
    await page.getByLabel('To', { exact: true }).fill('1030');
    await page.getByRole('button', { name: 'See trips' }).click();
    expect(await heading(page)).toMatch(/Hôpital\s+to\s+Université/);
    await page.getByRole('link', { name: 'Follow this trip' }).click();
    expect(await page.getByRole('link', { name: 'Refresh' }).isVisible()).toBe(true);
  });

  it('reads well on paper', async () => {
    const { page } = await stage.visit(`${plannerPath}?${change}`, { cookies });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main button:visible, main a.button:visible, .journeys:visible').count()).toBe(
      0,
    );
    expect(await page.locator('.steps').isVisible()).toBe(true);
    expect(await page.locator('.plan-price').isVisible()).toBe(true);
  });
});

describe('a journey that is followed', () => {
  it('goes on by itself when the bus is late or does not come', async () => {
    const path = `${plannerPath}/suivre/w240~${journey}?de=x&a=Universit%C3%A9`;
    const { page } = await stage.visit(path, { cookies, width: 360 });
    const answer = page.locator('.follow-answer');
    await eventually(async () => expect(await answer.innerText()).toMatch(/Partez (maintenant|dans 1\smin)/));
    await site.hear(tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]));
    await eventually(async () => expect(await answer.innerText()).toMatch(/Partez dans [67]\smin/));
    await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
    await eventually(async () => expect(await answer.innerText()).toContain('Le 800 est annulé'));
    expect(await violations(page)).toEqual([]);
  });
});
