import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { overflow, violations } from './browser-accessibility.ts';
import { ibmViolations } from './browser-ibm.ts';
import { looks, withFaults } from './browser-route-walk.ts';
import { setStage } from './browser-stage.ts';

const examplesHeight = 5000;

/** Examples with anything in them that can be a landmark. */
const exampleWithLandmarks =
  '.gallery-example:has(main, nav, aside, header, footer, section, form, search, [role])';

/** Every rule. Examples of one landmark share a page and a name, so names are compared within each example. */
async function allViolations(page: Page): Promise<readonly string[]> {
  const found = await violations(page, 'all-but-landmarks', '.gallery-component');
  if ((await page.locator(exampleWithLandmarks).count()) === 0) return found;
  return [...found, ...(await violations(page, 'landmarks', exampleWithLandmarks))];
}

/** The bar of accessibility for every example of the gallery in a language, on both screens, in both themes. */
export function describeGallery(locale: Locale): void {
  describe(`every component in ${locale}, on both screens`, () => {
    const stage = setStage();
    const gallery = locale === 'fr' ? '/_gallery' : '/en/_gallery';

    it('is accessible in both themes and keeps to the screen', { timeout: 900_000 }, async () => {
      const options = { locale, reducedMotion: true, cookies: { parcours_consent: 'denied' } };
      const watched = await stage.visit(gallery, options);
      const { page } = watched;
      const components = await page.locator('.gallery-index a').allInnerTexts();
      expect(components.length).toBeGreaterThan(20);
      const found: Record<string, readonly string[]> = {};
      for (const component of components) {
        await watched.goto(`${gallery}?component=${component}`);
        expect(await page.locator('.gallery-example').count(), component).toBeGreaterThan(0);
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${locale}`));
        for (const { width, theme } of looks[locale]) {
          found[`${component} at ${width} px`] = await overflow(page, width);
          await page.emulateMedia({ colorScheme: theme });
          // As high as its examples: what is far is not laid out, and checkers read words that are.
          await page.setViewportSize({ width, height: examplesHeight });
          found[`${component} at ${width} px, ${theme}`] = [
            ...(await allViolations(page)),
            // As on pages: it reads the structure, which no theme changes.
            ...(theme === 'light' ? await ibmViolations(page, '.gallery-example') : []),
          ];
        }
      }
      expect(withFaults(found)).toEqual({});
    });
  });
}
