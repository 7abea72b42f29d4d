import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage({ parts: ['schedule', 'cache'] });
const plain = { javaScript: false } as const;

/** The page has no script to wait for: the browser is as it comes, script and all. */
async function open(path: string, options: Parameters<typeof stage.open>[0] = {}): Promise<Page> {
  const { page } = await stage.open({ reducedMotion: true, ...options });
  await page.goto(path);
  return page;
}

/** The fields and buttons the Tab key comes by from here on, until the focus leaves the form. */
async function walkForm(page: Page): Promise<string[]> {
  const reached: string[] = [];
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const name = element.getAttribute('name') ?? element.tagName.toLowerCase();
      return { name: ring ? name : `${name} without ring`, inside: element.closest('form') !== null };
    });
    if (!stop.inside) return reached;
    reached.push(stop.name);
  }
  throw new Error('the Tab key does not leave the form');
}

/** The largest page is looked at once in each language and at each width; a small one of the same parts, in every way. */
const looks: readonly (readonly [string, Locale, readonly number[], readonly ('light' | 'dark')[]])[] = [
  ['schedule', 'fr', [1280], ['light']],
  ['schedule', 'en', [320], ['dark']],
  ['cache', 'fr', [320, 1280], ['light', 'dark']],
  ['cache', 'en', [320, 1280], ['light', 'dark']],
];

describe('the page of a service', () => {
  it.each(looks)('%s in %s is accessible at %j px, %j', async (service, locale, widths, themes) => {
    const page = await open(`/services/${service}`, { locale });
    expect(await page.locator('html').getAttribute('lang')).toBe(`${locale}-CA`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        expect(await violations(page, theme === themes[0] ? 'all' : 'colours')).toEqual([]);
      }
      expect(await overflow(page, width)).toEqual([]);
    }
  });

  it.each(['schedule', 'cache'])('%s has headings in order', async (service) => {
    const page = await open(`/services/${service}/`, plain);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  });
});

describe('with the keyboard', () => {
  it('the first stop skips to the calls, and a call’s form is walked field by field', async () => {
    const page = await open('/services/schedule/');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Aller au contenu');
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('calls');

    await page
      .locator('nav')
      .getByRole('link', { name: 'BorneVirtuelle_ArretParcours', exact: true })
      .press('Enter');
    expect(new URL(page.url()).hash).toBe('#getHoraireBorneVirtuelle_ArretParcours');
    await page.keyboard.press('Tab');
    const table = page.getByRole('region', {
      name: 'Paramètres de GET /horaire/BorneVirtuelle_ArretParcours',
    });
    expect(await table.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await walkForm(page)).toEqual([
      'noParcours',
      'noArret',
      'codeDirection',
      'date',
      'source',
      'langue',
      'button',
    ]);
  });
});

describe('without script', () => {
  it('a form opens the answer of its call', async () => {
    const page = await open('/services/schedule', plain);
    const form = page.locator('form[action$="/recherche"]');
    await form.getByRole('textbox', { name: /^texte/ }).fill('gare');
    await form.getByRole('button', { name: 'Envoyer GET /recherche' }).click();
    await page.waitForURL(/\/services\/schedule\/recherche\?/);
    const answer = JSON.parse(await page.locator('body').innerText()) as { arrets: unknown[] };
    expect(answer.arrets.length).toBeGreaterThan(0);
  });

  it('a form fills in the address of its call', async () => {
    const page = await open('/services/cache', { ...plain, locale: 'en' });
    const form = page.locator('form[action$="/getCacheByKey"]');
    await form.getByRole('textbox', { name: /^key/ }).fill('nothing~here');
    await form.getByRole('button', { name: 'Send GET /cache/{key}' }).click();
    await page.waitForURL(/\/services\/cache\/cache\/nothing~here$/);
    expect(await page.locator('body').innerText()).toContain('"resData":null');
  });

  it.each([
    ['fr', 'en', 'Schedules'],
    ['en', 'fr', 'Horaires'],
  ] as const satisfies readonly (readonly [Locale, Locale, string])[])(
    'a reader of %s goes to the page in %s',
    async (locale, other, title) => {
      const page = await open('/services/schedule', { ...plain, locale });
      await page.locator(`header a[hreflang="${other}"]`).click();
      await page.waitForURL(/\?langue=/);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
      expect(await page.locator('html').getAttribute('lang')).toBe(`${other}-CA`);
    },
  );
});
