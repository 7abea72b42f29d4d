import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { openPage, type WatchedPage } from '#tests/support/browser.ts';
import type { Fault, FaultKind } from '../fault.ts';
import type { Digest } from '../pages/digest.ts';

const narrowest = 320;

/**
 * Both languages together see all four pairs of a width and a theme. In its first look every rule is asked, in its second
 * what a theme can change: what a width changes is seen by the other language.
 */
const looks = {
  fr: [
    { width: 1280, theme: 'light' },
    { width: 360, theme: 'dark' },
  ],
  en: [
    { width: 360, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ],
} as const satisfies Record<Locale, readonly Look[]>;

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** The longest names are where a page breaks: of each kind the page with the longest title, in each language. */
export function choosePages(pages: readonly Digest[], withAllContent: boolean): Digest[] {
  const shown = pages.filter(
    ({ status, locale }) => locale !== undefined && (status === 200 || status === 404),
  );
  // Pages of the content share a route; an answer is another kind than the form before it.
  const kindOf = ({ kind, locale, path, status }: Digest): string =>
    [kind, locale, status, kind === 'page' && withAllContent ? path : path.includes('?')].join(' ');
  return [...Map.groupBy(shown, kindOf).values()].flatMap((same) =>
    same.toSorted((one, two) => two.title.length - one.title.length).slice(0, 1),
  );
}

/** Looks at pages in a real browser: what axe holds against them, what stands out of a narrow screen, what scripts say. */
export async function lookAtPages(
  browser: Browser,
  origin: string,
  pages: readonly Digest[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [locale, same] of Map.groupBy(pages, (page) => page.locale ?? 'fr')) {
    const watched = await openPage(browser, origin, {
      locale,
      width: looks[locale][0].width,
      reducedMotion: true,
      cookies: { parcours_consent: 'denied' },
    });
    try {
      for (const page of same) faults.push(...(await lookAt(watched, page, looks[locale])));
    } finally {
      await watched.context.close();
    }
  }
  return faults;
}

async function lookAt(
  watched: WatchedPage,
  { path, status }: Digest,
  [first, second]: readonly [Look, Look],
): Promise<Fault[]> {
  const { page } = watched;
  const faults: Fault[] = [];
  const say = (kind: FaultKind, found: readonly string[], where: string): void =>
    void faults.push(...found.map((each) => ({ kind, path, about: `${each} (${where})` })));
  const before = (await watched.faults()).length;
  try {
    const answered = await watched.goto(path);
    if (answered !== status) say('status', [`answered ${answered}`], 'in the browser');
    for (const [look, scope] of [
      [first, 'all'],
      [second, 'colours'],
    ] as const) {
      await showAs(page, look);
      say('axe', await violations(page, scope), `${look.width} px, ${look.theme}`);
    }
    // The first says how wide the page is, the others what stands out of it.
    const [wide, ...parts] = await overflow(page, narrowest);
    if (wide !== undefined) say('overflow', [[wide, parts[0] ?? ''].join(': ')], `${narrowest} px`);
  } catch (error) {
    say(
      'other',
      [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)],
      'in the browser',
    );
  }
  say('other', (await watched.faults()).slice(before), 'in the browser');
  return faults;
}

/** At its end a page has nothing under the bar of a phone, where a part would seem cut. */
async function showAs(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}
