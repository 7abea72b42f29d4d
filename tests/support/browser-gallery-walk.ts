import { describe, expect, it } from 'vitest';
import { overflow, violations } from './browser-accessibility.ts';
import { themes, withFaults } from './browser-route-walk.ts';
import { setStage } from './browser-stage.ts';

/** The bar of accessibility for every example of the gallery, on a screen of a width, in both themes. */
export function describeGallery(width: number): void {
  describe(`every component on a screen of ${width} px`, () => {
    const stage = setStage();

    it('is accessible in both themes and keeps to the screen', { timeout: 600_000 }, async () => {
      const options = { width, reducedMotion: true, cookies: { parcours_consent: 'denied' } };
      const watched = await stage.visit('/_gallery', options);
      const { page } = watched;
      const components = await page.locator('.gallery-index a').allInnerTexts();
      expect(components.length).toBeGreaterThan(20);
      const found: Record<string, readonly string[]> = {};
      for (const component of components) {
        await watched.goto(`/_gallery?component=${component}`);
        expect(await page.locator('.gallery-example').count(), component).toBeGreaterThan(0);
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          const scope = theme === 'light' ? 'example' : 'colours';
          found[`${component} ${theme}`] = await violations(page, scope, '.gallery-component');
        }
        found[`${component} at ${width} px`] = await overflow(page, width);
      }
      expect(withFaults(found)).toEqual({});
    });
  });
}
