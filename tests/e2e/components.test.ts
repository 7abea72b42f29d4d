import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { waitForScript } from '#tests/support/browser.ts';
import { sharedChromium } from '#tests/support/chromium.ts';

let app: TestApp;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([sharedApp(), sharedChromium()]);
});

afterEach(() => page.context().close());

/** One component of the gallery, ready to be used. */
async function show(component: string, rest = '', options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, ...options });
  page = await context.newPage();
  await page.goto(`${app.origin}/_gallery?component=ui/${component}${rest}`);
  if (options.javaScriptEnabled !== false) await waitForScript(page);
}

const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText.split('\n')[0]);
const openDialogs = () => page.locator('dialog[open]').count();

async function press(...keys: readonly string[]): Promise<string | undefined> {
  for (const key of keys) await page.keyboard.press(key);
  return focused();
}

describe('a dialog', () => {
  const opener = 'Ouvrir (moyen)';

  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    await show('dialog');
    await page.getByRole('button', { name: opener }).click();
    expect(await focused()).toBe('J’ai compris');
    expect(await press('Tab')).toBe('Plus tard');
    expect(await press('Tab', 'Tab')).toBe('J’ai compris');
    expect(await press('Shift+Tab', 'Shift+Tab')).toBe('Plus tard');
    expect(await press('Escape')).toBe(opener);
    expect(await openDialogs()).toBe(0);
  });

  it('closes on a click outside, not on one inside, and opens again', async () => {
    await show('dialog');
    await page.getByRole('button', { name: opener }).click();
    await page.locator('dialog[open] .dialog-content').click();
    expect(await openDialogs()).toBe(1);
    await page.mouse.click(5, 5);
    expect(await openDialogs()).toBe(0);
    await page.getByRole('button', { name: opener }).click();
    expect(await openDialogs()).toBe(1);
  });

  it.each([320, 1280])('keeps its measures on a screen of %i px', async (width) => {
    await show('dialog', '', { viewport: { width, height: 700 } });
    await page.getByRole('button', { name: 'Ouvrir (eleve, long)' }).click();
    await wait(250);
    const box = await page.locator('dialog[open]').boundingBox();
    const content = await page.locator('dialog[open] .dialog-content').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(280);
    expect(box?.width).toBeLessThanOrEqual(Math.min(625, width));
    expect(content?.height).toBeLessThanOrEqual(700 * 0.8);
  });
});

describe('tabs', () => {
  const shownPanels = () => page.locator('[data-example="bleus"] .tabs-panel:visible').count();

  it('are one stop that arrows, Home and End move in', async () => {
    await show('tabs');
    await page.getByRole('tab', { name: 'Semaine' }).first().focus();
    expect(await press('ArrowRight')).toBe('Samedi');
    expect(await press('End')).toBe('Dimanche et jours fériés');
    expect(await press('ArrowRight')).toBe('Semaine');
    expect(await press('ArrowLeft', 'Home')).toBe('Semaine');
    expect(await shownPanels()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
  });

  it('show the one the address names', async () => {
    await show('tabs', '&tab=dimanche-et-jours-feries');
    expect(await page.getByRole('tab', { selected: true }).first().innerText()).toBe(
      'Dimanche et jours fériés',
    );
  });

  it('show every panel under its heading on paper and without script', async () => {
    await show('tabs');
    await page.emulateMedia({ media: 'print' });
    expect(await shownPanels()).toBe(3);
    await page.context().close();
    await show('tabs', '', { javaScriptEnabled: false });
    expect(await shownPanels()).toBe(3);
    expect(await page.locator('[data-example="bleus"] .tabs-heading:visible').count()).toBe(3);
  });
});

describe('an accordion', () => {
  const openIds = () => page.locator('details[open]').evaluateAll((all) => all.map((one) => one.id));

  it('is walked with the keys and toggled with Enter', async () => {
    await show('accordion');
    await page.locator('#faq-carte > summary').focus();
    expect(await press('ArrowDown')).toMatch(/^Que faire/);
    expect(await press('End')).toMatch(/^Les enfants/);
    expect(await press('ArrowDown')).toMatch(/^Où acheter/);
    expect(await press('PageDown')).toMatch(/^Que faire/);
    expect(await press('PageUp')).toMatch(/^Où acheter/);
    await page.keyboard.press('Enter');
    expect(await openIds()).toContain('faq-carte');
  });

  it('keeps one open in single mode', async () => {
    await show('accordion');
    await page.locator('#faq-seul-enfants > summary').click();
    expect((await openIds()).filter((id) => id.startsWith('faq-seul'))).toEqual(['faq-seul-enfants']);
  });

  it('opens through the query and the fragment', async () => {
    await show('accordion', '&acc=les-enfants-paient-ils');
    expect(await openIds()).toContain('faq-enfants');
    await page.context().close();
    await show('accordion', '#faq-carte');
    expect(await openIds()).toContain('faq-carte');
  });

  it('opens without script', async () => {
    await show('accordion', '', { javaScriptEnabled: false });
    await page.locator('#faq-carte > summary').click();
    expect(await page.locator('#faq-carte[open]').count()).toBe(1);
  });
});

describe('a help bubble', () => {
  it.each([true, false])('opens and closes, with script: %s', async (javaScriptEnabled) => {
    await show('help-bubble', '', { javaScriptEnabled });
    const bubble = page.locator('.help-bubble-box');
    const button = page.locator('.help-bubble-button');
    await button.click();
    expect(await bubble.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await bubble.isVisible()).toBe(false);
    await button.click();
    await page.mouse.click(900, 650);
    expect(await bubble.isVisible()).toBe(false);
  });
});

describe('the counter of a field', () => {
  it('follows what is written', async () => {
    await show('counted-field');
    await page.getByLabel('Votre message').fill('Bonjour à tous');
    expect(await page.locator('#exemple-message-counter').innerText()).toMatch(/^14\/500/);
  });
});

describe('the live region', () => {
  it('says a message, then falls silent', async () => {
    await show('live-region');
    await page.getByRole('button', { name: 'Annoncer' }).click();
    const heard = page.locator('[role="status"]', { hasText: '3 passages mis à jour' });
    expect(await heard.count()).toBeGreaterThan(0);
    await wait(3100);
    expect(await heard.count()).toBe(0);
  });
});

describe('the progress bar', () => {
  it('waits 200 ms, then is a line of 4 px', async () => {
    await show('progress-bar');
    await page.locator('[data-component="ui/progress-bar"] button').click();
    expect(await page.locator('.progress-bar').count()).toBe(0);
    await page.locator('.progress-bar').waitFor();
    expect((await page.locator('.progress-bar').boundingBox())?.height).toBe(4);
  });
});
