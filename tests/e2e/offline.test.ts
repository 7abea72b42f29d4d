import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, setLiveStage } from '#tests/support/live-site.ts';
import { ageKept, keptPages, untilKept } from '#tests/support/offline-device.ts';

const { site, stage } = setLiveStage();
const stop = `${schedulesPath}/1001`;
const minute = 60_000;
/** What a browser says of the network that the test cuts. */
const cut = { keepsPages: true, expectFaults: /ERR_INTERNET_DISCONNECTED|503|flux|Failed to fetch/ } as const;

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('a stop that was looked at', () => {
  it('opens without a network, counts on from its timetable, and goes on live when the network is back', async () => {
    const { page, context, goto } = await stage.open({ ...cut, width: 360, height: 640 });
    await goto(stop);
    await untilKept(page, stop, '/hors-ligne');
    const board = async () => (await page.locator('.stop-board').innerText()).replaceAll(/[\s\u00a0]+/g, ' ');
    expect(await board()).toMatch(/800 Université [45] min/);
    // A quarter of an hour later the three departures that the page was drawn with begin to run out.
    await ageKept(page, 16 * minute);
    await context.setOffline(true);
    await goto(stop);
    expect(await page.locator('.strip').innerText()).toBe(
      'Hors ligne. Copie de 14 h 00, valable jusqu’au 9 janvier.'.replaceAll(
        /(?<=14|h|au 9) (?=h|00|janvier)/g,
        '\u00a0',
      ),
    );
    await eventually(async () => expect(await board()).toMatch(/800 Hôpital [34] min.* prévu/));
    expect(await board()).not.toContain('14 h 05');
    expect(await page.locator('.departure').count()).toBeGreaterThan(6);
    expect(await page.locator('.account-menu').isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);

    await context.setOffline(false);
    await eventually(async () => expect(await page.locator('.strip').count()).toBe(0));
    await eventually(async () => expect(await board()).toMatch(/800 Université [345] min/));
    expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBeUndefined();
  });

  it('is gone without a network once its period is over', async () => {
    const { page, context, goto } = await stage.open(cut);
    await goto(stop);
    await untilKept(page, stop, '/hors-ligne');
    await ageKept(page, 7 * 24 * 60 * minute - 5 * minute);
    await context.setOffline(true);
    expect(await goto(stop)).toBe(200);
    await ageKept(page, 6 * minute);
    expect(await goto(stop)).toBe(503);
  });

  it('is dropped from the device with the rider’s own stops', async () => {
    const { page, goto } = await stage.open(cut);
    await goto(stop);
    await untilKept(page, stop);
    await goto('/recherche');
    await page.evaluate(() => localStorage.setItem('my-stops', '{"kept":[],"recent":[]}'));
    await page.reload();
    await eventually(async () =>
      expect((await keptPages(page)).map(({ path }) => path)).toEqual(expect.not.arrayContaining([stop])),
    );
  });
});

describe('a line that was looked at', () => {
  it.each([
    ['its page', `${schedulesPath}/800`, '.line-page .departure'],
    ['its timetable', `${schedulesPath}/800/3/horaire`, '.timetable .hour-minute'],
    ['one of its stops', `${schedulesPath}/800/3/1010`, '.stop-on-line .hour-minute'],
  ])('opens without a network at %s, and tells its age', async (_name, path, times) => {
    const { page, context, goto } = await stage.open({ ...cut, width: 360 });
    await goto(path);
    await untilKept(page, path);
    // For a minute the browser answers a timetable from what it has fetched, which is no copy yet.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await goto(path);
    await eventually(async () =>
      expect(await page.locator('.strip').first().innerText()).toMatch(/^Hors ligne\. Copie de 14\u00a0h/),
    );
    expect(await page.locator(times).count()).toBeGreaterThan(2);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a page that was not kept', () => {
  it('says so in the language of its address, lists what is kept, and opens it by script', async () => {
    const { page, context, goto } = await stage.open({ ...cut, locale: 'en' });
    await goto(`${schedulesPathEn}/1001`);
    await untilKept(page, `${schedulesPathEn}/1001`, '/en/offline', '/hors-ligne');
    await context.setOffline(true);
    expect(await goto('/tarifs-et-titres')).toBe(503);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Pas de connexion');
    expect(await goto('/en/fares-and-passes')).toBe(503);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('No connection');
    expect(await page.locator('main').innerText()).toContain('418-555-0111');
    expect(await violations(page)).toEqual([]);
    await page.locator('.link-row', { hasText: 'Place du Marché' }).click();
    await eventually(async () => expect(await page.locator('.strip').innerText()).toMatch(/^Offline\./));
    expect(new URL(page.url()).pathname).toBe(`${schedulesPathEn}/1001`);
  });

  it('comes by itself when the network is back', async () => {
    const { page, context, goto } = await stage.open(cut);
    await goto('/');
    await untilKept(page, '/', '/hors-ligne');
    await context.setOffline(true);
    await page.locator('.site-footer a[href="/propos"]').first().press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Pas de connexion' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Pas de connexion' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/propos');
  });
});

describe('what is kept', () => {
  it('is never a page of somebody: a member’s pages are kept as anybody sees them', async () => {
    const { page, goto } = await stage.open({ ...cut, cookies: await stage.signIn('member') });
    await goto(stop);
    expect(await page.locator('.account-menu').innerText()).toContain('Marie Tremblay');
    await untilKept(page, stop);
    const all = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys())
        for (const answer of await (await caches.open(name)).matchAll()) texts.push(await answer.text());
      return texts.join('');
    });
    expect(all).not.toMatch(/Marie|Tremblay|marie\.tremblay/);
    expect((await keptPages(page)).map(({ path }) => path)).not.toContain('/mon-profil/mes-avis');
  });

  it('has the theme that the visitor chose', async () => {
    const { page, context, goto } = await stage.open({ ...cut, cookies: { parcours_theme: 'dark' } });
    await goto(stop);
    await untilKept(page, stop);
    await context.setOffline(true);
    await goto(stop);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });
});
