import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { focused } from '#tests/support/browser-focus.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const denied: PageOptions = { cookies: { parcours_consent: 'denied' }, reducedMotion: true };
const phone: PageOptions = { ...denied, width: 360, height: 640 };

const field = (page: Page) => page.locator('main input[name="terms"]');
const options = (page: Page) => page.locator('.suggestion:visible');
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent?.replaceAll(/\s+/g, ' ')) || '';
  });

/** Types as a person does, once the list is there to listen. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.locator('main .suggestions').waitFor({ state: 'attached' });
  await page.keyboard.type(text);
}

describe('the search of lines and stops', () => {
  it.each([
    ['1480', '/horaires-et-trajets/horaires/1480'],
    ['801', '/horaires-et-trajets/horaires/801'],
  ])('opens the page of the typed number %s at once, before any result came', async (number, path) => {
    const { page } = await stage.visit('/', phone);
    await page.route('**/services/schedule/recherche*', () => {});
    await field(page).focus();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });

  it('shows what it finds while typing, six rows at most, and opens the one that is chosen', async () => {
    const { page } = await stage.visit('/', denied);
    await type(page, 'marche n');
    // Fewer letters found something too: the last answer is waited for.
    const mark = page.locator('.suggestion[data-kind="stop"] mark').first();
    await expect.poll(() => mark.innerText()).toBe('Marché-N');
    // Lines, stops and places; the places come from another service, a moment later.
    await expect.poll(() => page.locator('main [role="listbox"] [role="group"]').count()).toBe(3);
    expect(await options(page).count()).toBe(7);
    expect(await options(page).last().innerText()).toContain('Tous les résultats');
    const list = await page.locator('main .suggestions-list').boundingBox();
    expect(list?.height).toBeLessThanOrEqual(365);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toContain('801');
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toContain('Tous les résultats');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/horaires-et-trajets/horaires/801');
  });

  it('goes to the search with any other words, and without any', async () => {
    const { page } = await stage.visit('/', denied);
    await type(page, 'carte opus');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/recherche/carte%20opus');
    await page.locator('.search-field-tool').click();
    expect(await focused(page)).toBe('terms');
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/recherche');
  });

  it.each(['.', '..'])('has results for %j, also by the list and after a reload', async (term) => {
    const { page } = await stage.visit('/', denied);
    await field(page).fill(term);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/recherche?terms=${term}`);
    await expect.poll(() => field(page).inputValue()).toBe(term);
    await page.reload();
    expect(await field(page).inputValue()).toBe(term);
    expect(await page.title()).toContain(`« ${term} »`.replaceAll(/(?<=«) | (?=»)/g, '\u00a0'));
  });

  it('closes on Escape, which keeps the text, and on a press outside; the next change opens it again', async () => {
    const { page } = await stage.visit('/', denied);
    await type(page, 'val');
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect([await options(page).count(), await field(page).inputValue()]).toEqual([0, 'val']);
    await page.keyboard.type('-f');
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    await page.mouse.click(5, 700);
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('val-f');
  });

  it('cancels the question before the last, says what it found once the typing rests, and what it did not', async () => {
    const { page } = await stage.visit('/', denied);
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(new URL(request.url()).searchParams.get('texte') ?? ''));
    await page.route('**/services/schedule/recherche?texte=marz&*', () => {});
    await type(page, 'marz');
    await page.keyboard.type('ipan');
    await expect.poll(() => ended).toContain('marz');
    await expect.poll(() => page.locator('.suggestions-words').innerText()).toBe('Aucun résultat');
    const heard = page.locator('[aria-live="polite"]', {
      hasText: "Il n'y a aucun résultat pour cette recherche",
    });
    await expect.poll(() => heard.count()).toBe(1);
    expect(await violations(page)).toEqual([]);
  });

  it('is a plain form when its list cannot be loaded, or finds nobody to ask', async () => {
    const { page } = await stage.visit('/', { ...denied, expectFaults: /./ });
    await page.route('**/services/schedule/recherche*', (route) => route.abort());
    await type(page, 'plan');
    await expect.poll(() => page.locator('.suggestions-words').innerText()).toMatch(/ne sont pas arrivés/);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/recherche/plan');
    const other = await stage.visit('/', { ...denied, expectFaults: /./ });
    await other.page.route('**/suggestions-*.js', (route) => route.abort());
    await field(other.page).focus();
    await other.page.keyboard.type('801');
    await other.page.keyboard.press('Enter');
    await expect.poll(() => new URL(other.page.url()).pathname).toBe('/horaires-et-trajets/horaires/801');
  });

  it('costs a page nothing until the field is used', async () => {
    const { page } = await stage.open(denied);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/propos', { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => url.includes('suggestions'))).toEqual([]);
    await page.locator('.search-sheet input').focus();
    await expect.poll(() => scripts.some((url) => url.includes('suggestions'))).toBe(true);
  });

  it('works in the sheet of a phone, in English', async () => {
    const { page } = await stage.visit('/en/schedules-and-trips/schedules/1480', { ...phone, locale: 'en' });
    await page.locator('.site-header-bar > .bar-button', { hasText: 'Search' }).click();
    await expect.poll(() => focused(page)).toBe('terms');
    await page.locator('.search-sheet .suggestions').waitFor({ state: 'attached' });
    await page.keyboard.type('80');
    await expect.poll(() => options(page).count()).toBe(5);
    expect(await violations(page, 'all', '.search-sheet')).toEqual([]);
    await options(page).filter({ hasText: '803' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/schedules-and-trips/schedules/803');
    await expect.poll(() => page.locator('.search-sheet').isVisible()).toBe(false);
  });

  it('brings up the figures of the keyboard', async () => {
    const { page } = await stage.visit('/', phone);
    const keypad = page.locator('main .search-field-beside');
    await keypad.click();
    expect(await field(page).evaluate((input: HTMLInputElement) => input.inputMode)).toBe('numeric');
    expect([await focused(page), await keypad.getAttribute('aria-pressed')]).toEqual(['terms', 'true']);
  });
});

describe('without script', () => {
  const plain: PageOptions = { ...phone, javaScript: false };

  it('a number opens its page, and words the list of what was found', async () => {
    const { page } = await stage.visit('/', plain);
    expect(await page.locator('main .search-field-beside').isVisible()).toBe(false);
    await field(page).fill('1480');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/horaires/1480');
    await page.goto('/recherche');
    await field(page).fill('marche neuf');
    await page.locator('main .search-field-button').click();
    await page.waitForURL('**/recherche/marche%20neuf');
    await field(page).fill('..');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/recherche?terms=..');
    expect(await field(page).inputValue()).toBe('..');
    await page.goBack();
    await page.locator('a', { hasText: 'Les 8' }).click();
    await page.waitForURL('**?all=stops');
    await page.locator('main .link-row', { hasText: '1012' }).click();
    await page.waitForURL('**/horaires/1012');
  });

  it('my stops says where they are kept, and searches', async () => {
    const { page } = await stage.visit('/horaires-et-trajets/horaires/mes-arrets', plain);
    expect(await page.locator('main').innerText()).toContain('gardés par votre navigateur');
    await field(page).first().fill('801');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/horaires/801');
  });
});
