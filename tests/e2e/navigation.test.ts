import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  follow,
  headingHasFocus,
  isMarked,
  markDocument,
  seedWithOddLinks,
} from '#tests/support/browser-navigation.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage({ seed: seedWithOddLinks });

/** A page whose document is marked, so that a new one would be noticed. */
async function begin(path: string) {
  const watched = await stage.visit(path, { cookies: { parcours_consent: 'denied' }, height: 500 });
  await markDocument(watched.page);
  return watched;
}

describe('following a link', () => {
  it('shows the new page in the same document, with its title, way and heading', async () => {
    const watched = await begin('/');
    const { page } = watched;
    await follow(watched, 'Carrières', 'Emplois');
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/emplois');
    expect(await page.title()).toMatch(/^Emplois – /);
    expect(await page.locator('.breadcrumbs [aria-current="page"]').innerText()).toBe('Emplois');
    await headingHasFocus(page);
  });

  it('tells the title once, for three seconds', async () => {
    const watched = await begin('/');
    const { page } = watched;
    const region = page.locator('.site-footer [role="status"][aria-live="polite"]').last();
    expect(await region.textContent()).toBe('');
    await follow(watched, 'Carrières', 'Emplois');
    await expect.poll(() => region.textContent()).toMatch(/^Emplois – /);
    await wait(3200);
    expect(await region.textContent()).toBe('');
  });

  it('starts at the top of the page, and back returns to where the visitor was', async () => {
    const watched = await begin('/');
    const { page } = watched;
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    const link = page.locator('.site-footer').getByRole('link', { name: 'Objets perdus' });
    await link.scrollIntoViewIfNeeded();
    const before = await scrollY();
    expect(before).toBeGreaterThan(300);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Objets perdus' }).waitFor();
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await page.locator('#home-question').waitFor();
    await expect.poll(scrollY).toBe(before);
    expect(await isMarked(page)).toBe(true);
  });

  it('brings the head of the document up to date', async () => {
    const watched = await begin('/');
    const { page } = watched;
    const { origin } = stage.app;
    await follow(watched, 'Carrières', 'Emplois');
    const href = (selector: string) => page.locator(`head ${selector}`).getAttribute('href');
    await expect.poll(() => href('link[rel="canonical"]')).toBe(`${origin}/emplois`);
    expect(await href('link[hreflang="fr-ca"]')).toBe(`${origin}/emplois`);
    expect(await href('link[hreflang="en-ca"]')).toBe(`${origin}/en/careers`);
    expect(await href('link[hreflang="x-default"]')).toBe(`${origin}/emplois`);
    expect(await page.locator('head meta[property="og:title"]').getAttribute('content')).toContain('Emplois');
    expect(await page.locator('head link[rel="canonical"], head title').count()).toBe(2);
  });

  it('has the same head as the document the server sends for that page', async () => {
    const watched = await begin('/');
    await follow(watched, 'Carrières', 'Emplois');
    const headOf = () =>
      watched.page.evaluate(() =>
        [...document.head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML).sort(),
      );
    const navigated = await headOf();
    await watched.page.reload();
    await watched.ready();
    expect(navigated).toEqual(await headOf());
  });

  it('goes on through a redirection', async () => {
    const watched = await begin('/');
    await follow(watched, 'Ancienne adresse', 'Tarifs et titres');
    expect(new URL(watched.page.url()).pathname).toBe('/tarifs-et-titres');
    expect(await isMarked(watched.page)).toBe(true);
  });

  it('leads to the login page where a profile is needed, and remembers where to', async () => {
    const watched = await begin('/');
    await watched.page.getByRole('link', { name: 'Réservé' }).first().click();
    await watched.page.waitForURL(/\/connexion\?/);
    await headingHasFocus(watched.page);
    expect(new URL(watched.page.url()).searchParams.get('destination')).toBe('/mon-profil/mes-avis');
    expect(await isMarked(watched.page)).toBe(true);
  });

  it('shows the page of a missing address', async () => {
    const watched = await begin('/');
    await follow(watched, 'Nulle part', 'Page non trouvée');
    expect(await watched.page.title()).toMatch(/^Page non trouvée – /);
    expect(await watched.page.locator('link[rel="canonical"]').count()).toBe(0);
    expect(await isMarked(watched.page)).toBe(true);
  });
});

describe('the language toggle', () => {
  it('shows the same page in the other language, parameters kept, and remembers the choice', async () => {
    const watched = await stage.visit('/recherche/carte?de=accueil', {
      cookies: { parcours_consent: 'denied' },
      expectCookies: ['parcours_lang'],
    });
    const { page } = watched;
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-ca');
    await page.locator('.language-toggle').click();
    await page.waitForURL(/\/en\/search\//);
    await watched.ready();
    expect(page.url()).toBe(`${stage.app.origin}/en/search/carte?de=accueil`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-ca');
    expect((await watched.context.cookies()).find(({ name }) => name === 'parcours_lang')?.value).toBe('en');
  });

  it('leads from the page on screen, not from the one first opened', async () => {
    const watched = await begin('/');
    await follow(watched, 'Carrières', 'Emplois');
    expect(await watched.page.locator('.language-toggle').getAttribute('href')).toBe('/en/careers');
  });
});
