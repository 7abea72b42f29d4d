import type { Browser, Page } from 'playwright-core';

/** What a slow phone takes, in milliseconds since it asked for the page, and since it was touched. */
export interface Opening {
  readonly painted: number;
  /** The whole table has been drawn, and the browser answers a press: links and folds work without script. */
  readonly usable: number;
  /** The script has taken over. */
  readonly ready: number;
  /** From the first tap, on the next day, until that day is on screen. */
  readonly tapped: number;
}

const slower = 4;
const patienceMs = 60_000;

type Marked = typeof globalThis & { usableAt?: number; readyAt?: number };

/** Notes these moments: before any script of the page, so that it misses nothing. */
const noteMoments = () => {
  document.addEventListener('DOMContentLoaded', () =>
    // After the next frame, and whatever the browser had still to do for it.
    requestAnimationFrame(() => setTimeout(() => ((window as Marked).usableAt = performance.now()))),
  );
  new MutationObserver(() => {
    if (document.documentElement.dataset['script'] === 'ready')
      (window as Marked).readyAt ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-script'] });
};

/** Opens the page in a fresh profile whose processor is four times slower, and taps once. */
export async function openSlowly(browser: Browser, url: string, width: number): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 640 : 800 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'parcours_consent', value: 'denied', url }]);
  await context.addInitScript(noteMoments);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as Marked).readyAt !== undefined);
    const moments = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      usable: (window as Marked).usableAt ?? Number.NaN,
      ready: (window as Marked).readyAt ?? Number.NaN,
    }));
    return { ...moments, tapped: await tapNextDay(page) };
  } finally {
    await context.close();
  }
}

/** The clock of the device is read on both sides: the day may come as another document. */
async function tapNextDay(page: Page): Promise<number> {
  const [began, before] = await page.evaluate(() => {
    const words = document.querySelector('.timetable-day')?.textContent;
    const now = Date.now();
    document.querySelectorAll<HTMLElement>('.timetable-days .date-chip')[1]?.click();
    return [now, words] as const;
  });
  await page.waitForFunction((words) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const shown = document.querySelector('.timetable-day')?.textContent;
    return painted && shown && shown !== words;
  }, before);
  return page.evaluate((since) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const opened = performance.timeOrigin + (painted?.startTime ?? 0);
    return (opened > since ? opened : Date.now()) - since;
  }, began);
}
