import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { overflow, violations } from './browser-accessibility.ts';
import { themes, widths, withFaults } from './browser-route-walk.ts';
import { setStage } from './browser-stage.ts';

/** The bar of accessibility for every example of the gallery in a language, on both screens, in both themes. */
export function describeGallery(locale: Locale): void {
  describe(`every component in ${locale}`, () => {
    const stage = setStage();
    const gallery = locale === 'fr' ? '/_gallery' : '/en/_gallery';

    it(
      'is accessible on both screens, in both themes, and keeps to the screen',
      { timeout: 600_000 },
      async () => {
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
          for (const width of widths) {
            found[`${component} at ${width} px`] = await overflow(page, width);
            for (const theme of themes) {
              await page.emulateMedia({ colorScheme: theme });
              found[`${component} at ${width} px, ${theme}`] =
                theme === 'light'
                  ? [
                      ...(await violations(page, 'all-but-landmarks', '.gallery-component')),
                      // Two examples of one landmark on a page have one name; each by itself has not.
                      ...(await violations(page, 'landmarks', '.gallery-example')),
                    ]
                  : await violations(page, 'colours', '.gallery-component');
            }
          }
        }
        expect(withFaults(found)).toEqual({});
      },
    );
  });
}
