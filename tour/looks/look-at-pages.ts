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

/** Which pages the browser looks at: one of each kind in each language, each page of the content too, or all there are. */
export type Looks = 'each kind' | 'each kind and all content' | 'every page';

interface ChosenPage extends Digest {
  /** Looked at in one width and theme alone, since another page of its kind is in two. */
  readonly once: boolean;
}

/** The longest names are where a page breaks: of each kind the page with the longest title, in each language. */
export function choosePages(pages: readonly Digest[], chosen: Looks): ChosenPage[] {
  const shown = pages.filter(
    ({ status, locale }) => locale !== undefined && (status === 200 || status === 404),
  );
  // Pages of the content share a route; an answer is another kind than the form before it.
  const kindOf = ({ kind, locale, path, status }: Digest): string =>
    [kind, locale, status, kind === 'page' && chosen !== 'each kind' ? path : path.includes('?')].join(' ');
  return [...Map.groupBy(shown, kindOf).values()].flatMap((same) => {
    const longestFirst = same.toSorted((one, two) => two.title.length - one.title.length);
    return longestFirst
      .slice(0, chosen === 'every page' ? undefined : 1)
      .map((page, place) => ({ ...page, once: place > 0 }));
  });
}

/** Looks at pages in a real browser: what axe holds against them, what stands out of a narrow screen, what scripts say. */
export async function lookAtPages(
  browser: Browser,
  origin: string,
  pages: readonly ChosenPage[],
): Promise<Fault[]> {
  const byLanguage = [...Map.groupBy(pages, (page) => page.locale ?? 'fr')];
  const found = await Promise.all(byLanguage.map((language) => lookInLanguage(browser, origin, language)));
  return found.flat();
}

async function lookInLanguage(
  browser: Browser,
  origin: string,
  [locale, pages]: readonly [Locale, readonly ChosenPage[]],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const watched = await openPage(browser, origin, {
    locale,
    width: looks[locale][0].width,
    reducedMotion: true,
    cookies: { parcours_consent: 'denied' },
  });
  try {
    for (const page of pages) faults.push(...(await lookAt(watched, page, looks[locale])));
  } finally {
    await watched.context.close();
  }
  return faults;
}

async function lookAt(
  watched: WatchedPage,
  { path, status, once }: ChosenPage,
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
    await showAs(page, first);
    say('axe', await violations(page, 'all'), `${first.width} px, ${first.theme}`);
    if (!once) {
      await showAs(page, second);
      say('axe', await violations(page, 'colours'), `${second.width} px, ${second.theme}`);
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

/**
 * At its end a page has nothing under the bar of a phone, where a part would seem cut. What sticks, as
 * the head of a table or of a stop, lies over a row there and cuts it in two, which a little scrolling mends: it is judged
 * where it stands by itself.
 */
async function showAs(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).position === 'sticky')
        Object.assign(part.style, { position: 'relative', inset: 'auto' });
    scrollTo(0, document.documentElement.scrollHeight);
  });
}
