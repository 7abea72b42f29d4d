import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const { alert } = contentSeed.settings;
const stage = setStage({
  seed: { ...contentSeed, settings: { ...contentSeed.settings, alert: { ...alert, activation: true } } },
});
const plain = { javaScript: false } as const;

describe('without script', () => {
  it('the newsletter form says the service is unavailable and keeps the address', async () => {
    const { page } = await stage.visit('/tarifs-et-titres', {
      ...plain,
      cookies: { parcours_consent: 'denied' },
    });
    const form = page.locator('#newsletter');
    await form.getByLabel(/Adresse courriel/).fill('marie@exemple.ca');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      form.getByRole('button', { name: 'S’abonner' }).click(),
    ]);
    await page.waitForLoadState('domcontentloaded');
    expect(answer.status()).toBe(503);
    expect(await form.getByText('Service indisponible').isVisible()).toBe(true);
    expect(await form.getByLabel(/Adresse courriel/).inputValue()).toBe('marie@exemple.ca');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Tarifs et titres');
    expect(await page.title()).toMatch(/^Erreur\u00a0: Tarifs et titres/);
  });

  it('the newsletter form tells what is wrong with an address', async () => {
    const { page } = await stage.visit('/en/fares-and-passes', {
      ...plain,
      locale: 'en',
      cookies: { parcours_consent: 'denied' },
    });
    const form = page.locator('#newsletter');
    await form.getByRole('textbox', { name: /e-?mail/i }).fill('marie');
    await form.locator('button[type="submit"]').click();
    await page.waitForLoadState('domcontentloaded');
    const field = form.getByRole('textbox', { name: /e-?mail/i });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await form.locator('.error-summary a').getAttribute('href')).toBe(
      `#${await field.getAttribute('id')}`,
    );
    expect(await page.locator('html').getAttribute('lang')).toBe('en-ca');
    expect(await page.title()).toMatch(/^Error: Fares and passes/);
  });

  it.each([
    ['Accepter', 'granted'],
    ['Refuser', 'denied'],
  ])('the choice “%s” is kept and the banner goes', async (button, choice) => {
    const watched = await stage.visit('/propos?a=1', { ...plain, expectCookies: ['parcours_consent'] });
    const { page } = watched;
    await page.locator('.consent-banner').getByRole('button', { name: button }).click();
    await page.waitForLoadState('domcontentloaded');
    expect(page.url()).toBe(`${stage.app.origin}/propos?a=1`);
    expect(await page.locator('.consent-banner').count()).toBe(0);
    const [cookie] = await watched.context.cookies();
    expect(cookie).toMatchObject({ name: 'parcours_consent', value: choice });
  });

  it('preferences open, and the choice made there is kept', async () => {
    const watched = await stage.visit('/propos', { ...plain, expectCookies: ['parcours_consent'] });
    const { page } = watched;
    await page.locator('.site-footer').getByRole('button', { name: 'Préférences de témoins' }).click();
    const dialog = page.locator('#cookie-preferences');
    await dialog.getByLabel('Autoriser', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Enregistrer mon choix' }).click();
    await page.waitForLoadState('domcontentloaded');
    expect((await watched.context.cookies())[0]?.value).toBe('granted');
  });

  it('preferences close by their cross', async () => {
    const { page } = await stage.visit('/propos', { ...plain, cookies: { parcours_consent: 'denied' } });
    const dialog = page.locator('#cookie-preferences');
    await page.locator('.site-footer').getByRole('button', { name: 'Préférences de témoins' }).click();
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    expect(await dialog.isVisible()).toBe(false);
  });

  it('the alert stands on the page and a button puts it away', async () => {
    const watched = await stage.visit('/', {
      ...plain,
      cookies: { parcours_consent: 'denied' },
      expectCookies: ['parcours_alert'],
    });
    const { page } = watched;
    const box = page.locator('.takeover dialog');
    expect(await box.getByText('Tempête de neige').first().isVisible()).toBe(true);
    await box.getByRole('button', { name: 'J’ai compris' }).click();
    await page.waitForLoadState('domcontentloaded');
    expect(await page.locator('.takeover').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('search leads to its page with the words in the address', async () => {
    const { page } = await stage.visit('/propos', { ...plain, cookies: { parcours_consent: 'denied' } });
    await page.locator('.site-header input[name="terms"]').fill('carte  opus');
    await page.locator('.site-header input[name="terms"]').press('Enter');
    await page.waitForURL(/\/recherche\//);
    expect(new URL(page.url()).pathname).toBe('/recherche/carte%20opus');
    expect(await page.locator('main input[name="terms"]').inputValue()).toBe('carte opus');
  });

  it('search without words leads to its bare page', async () => {
    const { page } = await stage.visit('/propos', { ...plain, cookies: { parcours_consent: 'denied' } });
    await page.locator('.site-header input[name="terms"]').press('Enter');
    await page.waitForURL(/\/recherche/);
    expect(new URL(page.url()).pathname).toBe('/recherche');
  });

  it('the language toggle goes there and back without a cookie, from the home page too', async () => {
    const { page } = await stage.visit('/recherche/carte', {
      ...plain,
      cookies: { parcours_consent: 'denied' },
    });
    await page.locator('.language-toggle').click();
    await page.waitForURL(/\/en\/search\/carte$/);
    await page.goto('/en');
    await page.locator('.language-toggle').click();
    await page.waitForURL(`${stage.app.origin}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-ca');
  });

  it('signing out ends the session', async () => {
    const cookies = { parcours_consent: 'denied', ...(await stage.signIn('member')) };
    const { page, context } = await stage.visit('/mon-profil/mes-avis', { ...plain, cookies });
    await page.locator('.account-nav').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForLoadState('domcontentloaded');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['parcours_consent']);
    expect(new URL(page.url()).pathname).not.toContain('mon-profil');
  });
});
