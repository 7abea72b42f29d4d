import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { overflow, violations } from './browser-accessibility.ts';
import { ibmViolations } from './browser-ibm.ts';
import { setStage, type Stage } from './browser-stage.ts';
import type { WatchedPage } from './browser.ts';
import { audiences, sampleRoutes, type RouteSample } from './route-samples.ts';

export { audiences };
export const widths = [1280, 360] as const;

/**
 * A width and a theme to look at a page in. What one changes seldom hangs on the other, and nothing of it on the
 * language: each language takes two of the four pairs, and both together see all of them.
 */
export const looks = {
  fr: [
    { width: 1280, theme: 'light' },
    { width: 360, theme: 'dark' },
  ],
  en: [
    { width: 1280, theme: 'dark' },
    { width: 360, theme: 'light' },
  ],
} as const satisfies Record<Locale, readonly { width: number; theme: 'light' | 'dark' }[]>;

export type Look = (typeof looks)[Locale][number];

/** At its end a page has nothing under the bar of a phone or the question of consent, where a part would seem cut. */
export async function showAs(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

/** What axe holds against a page in a look, and what stands out of the screen. */
export async function faultsIn(page: Page, look: Look): Promise<readonly string[]> {
  await showAs(page, look);
  return [...(await violations(page)), ...(await overflow(page, look.width))];
}

/** Pages of the table for someone, in a language. The gallery has tests of its own. */
export function pagesFor(
  stage: Pick<Stage, 'app'>,
  locale: Locale,
  audience: RouteSample['audience'],
): readonly RouteSample[] {
  const current = stage.app.app.site?.routes.current();
  if (!current) throw new Error('there is no site');
  return sampleRoutes(current.table, locale).filter(
    (sample) => sample.kind === 'page' && sample.audience === audience && sample.name !== 'gallery',
  );
}

export async function openFor(
  stage: Stage,
  locale: Locale,
  audience: RouteSample['audience'],
  width: number,
  javaScript = true,
): Promise<WatchedPage> {
  const session = audience === 'everyone' ? {} : await stage.signIn(audience);
  return stage.open({
    locale,
    width,
    javaScript,
    reducedMotion: true,
    cookies: { parcours_consent: 'denied', ...session },
  });
}

/** The bar of accessibility for every route in a language, on both screens, in both themes. */
export function describeAccessibility(locale: Locale): void {
  describe(`every page in ${locale}`, () => {
    const stage = setStage();

    it.each(audiences)(
      'is accessible by axe, on both screens, in both themes, and by IBM, and keeps to the screen (%s)',
      { timeout: 900_000 },
      async (audience) => {
        const watched = await openFor(stage, locale, audience, widths[0]);
        const { page } = watched;
        const found: Record<string, readonly string[]> = {};
        const samples = pagesFor(stage, locale, audience);
        expect(samples.length).toBeGreaterThan(0);
        for (const { path } of samples) {
          const status = await watched.goto(path);
          if (status !== 200) found[path] = [`status ${status}`];
          for (const look of looks[locale]) {
            await showAs(page, look);
            found[`${path} at ${look.width} px, ${look.theme}`] = [
              ...(await violations(page)),
              // It reads the structure, which no theme changes: the light one is its look in each language.
              ...(look.theme === 'light' ? await ibmViolations(page) : []),
            ];
          }
          for (const narrow of [320, 360]) found[`${path} ${narrow} px`] = await overflow(page, narrow);
        }
        expect(withFaults(found)).toEqual({});
      },
    );
  });
}

export function withFaults(
  found: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));
}
