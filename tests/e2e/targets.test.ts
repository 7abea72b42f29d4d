import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/locale.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();
const smallest = 44;

const paths: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['/', '/tarifs-et-titres/grille-tarifaire'],
  en: ['/en', '/en/fares-and-passes/fare-grid'],
};

/** Controls on the screen that are smaller than a fingertip, each with its measures. A choice is pressed by its label. */
function tooSmall(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(
    ([selector, least]) => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          `:is(${selector}) :is(a[href], button, summary, select, textarea, input:not([type="hidden"]))`,
        ),
      ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
      if (controls.length === 0) throw new Error(`there is nothing to press in ${selector}`);
      return controls
        .filter((control) => control.tabIndex >= 0)
        .map((control) => {
          const pressed = control.matches('[type="radio"], [type="checkbox"]')
            ? (control.closest('label') ?? control)
            : control;
          const { width, height } = pressed.getBoundingClientRect();
          const name = control.innerText || control.getAttribute('aria-label') || control.outerHTML;
          return { width, height, name: name.trim().slice(0, 40) };
        })
        .filter(({ width, height }) => width < least - 0.5 || height < least - 0.5)
        .map(({ width, height, name }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);
    },
    [within, smallest] as const,
  );
}

describe.each(locales)('everything that is pressed around the page, in %s at 360 px', (locale) => {
  it.each(paths[locale])('is as large as a fingertip on %s', async (path) => {
    const { page } = await stage.visit(path, { locale, width: 360, height: 640, reducedMotion: true });
    expect(await tooSmall(page, '.site-header, .consent-banner, .site-footer, .bottom-bar')).toEqual([]);
    await page.locator('.site-header-bar > .bar-button').last().click();
    for (const section of await page.locator('.menu-sheet summary').all()) {
      await section.click();
      expect(await tooSmall(page, '.menu-sheet')).toEqual([]);
    }
    await page.locator('.menu-sheet-head .bar-button').click();
    await page.locator('.consent-banner .button').last().click();
    expect(await tooSmall(page, 'dialog[open]')).toEqual([]);
  });

  it('is as large in the search and for a member', async () => {
    const cookies = { parcours_consent: 'denied', ...(await stage.signIn('member')) };
    const { page } = await stage.visit(paths[locale][1] ?? '', { locale, width: 360, cookies });
    await page.locator('.site-header-bar > .bar-button').first().click();
    expect(await tooSmall(page, '.site-header-bar')).toEqual([]);
    await page.locator('.site-header-bar > .bar-button').last().click();
    await page.locator('.account-menu summary').click();
    expect(await tooSmall(page, '.account-menu')).toEqual([]);
  });
});
