import type { Browser, BrowserContext, Page } from 'playwright-core';
import { languageTags, type Locale } from '#domain/locale.ts';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** The language the browser asks for. */
  readonly locale?: Locale;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  readonly forcedColors?: boolean;
  /** A screen that is touched. */
  readonly touch?: boolean;
  /** Whether the browser takes the service worker; requests that it answers cannot be caught by a test. */
  readonly keepsPages?: boolean;
  /** Cookies the visitor comes with. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** The address they come from, where the program trusts a proxy: limits count each apart. */
  readonly address?: string;
  /** Cookies the test expects to be set; any other is a fault. */
  readonly expectCookies?: readonly string[];
  /** Faults the test brings about itself. */
  readonly expectFaults?: RegExp;
}

/** A page under watch: what no page of the site may ever do is written down. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Gives the status, when the page's script has taken over; without script, when the page is loaded. */
  goto(path: string): Promise<number>;
  ready(): Promise<void>;
  /** Every fault so far: refused by the policy, thrown, asked of another site, set as a cookie. */
  faults(): Promise<readonly string[]>;
}

/** Every script runs before the page's own, in a world the policy does not rule. */
const watchPolicy = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    // oxlint-disable-next-line no-console -- it runs in the page, and the console is what is listened to
    console.error(`policy: ${event.effectiveDirective} refused ${event.blockedURI || event.sample}`);
  });
};

/** The browser's own line about an answer that is not 200: judged below by what was asked for. */
const networkLine = /^Failed to load resource|^Service Worker registration blocked by Playwright/;

export async function openPage(
  browser: Browser,
  origin: string,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const { width = 1280, height = 800, javaScript = true, cookies = {} } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: options.theme ?? 'light',
    locale: languageTags[options.locale ?? 'fr'],
    javaScriptEnabled: javaScript,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors ? 'active' : 'none',
    hasTouch: options.touch ?? false,
    serviceWorkers: options.keepsPages ? 'allow' : 'block',
    ...(options.address !== undefined && { extraHTTPHeaders: { 'x-forwarded-for': options.address } }),
  });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  await context.addInitScript(watchPolicy);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const seen = watch(page, origin);
  const known = new Set([...Object.keys(cookies), ...(options.expectCookies ?? [])]);
  const ready = () => (javaScript ? waitForScript(page) : Promise.resolve());
  return {
    page,
    context,
    ready,
    goto: async (path) => {
      const answer = await page.goto(path, { waitUntil: javaScript ? 'domcontentloaded' : 'load' });
      await ready();
      return answer?.status() ?? 0;
    },
    faults: async () => {
      const set = (await context.cookies()).filter(({ name }) => !known.has(name));
      const all = [...seen, ...set.map(({ name }) => `cookie: ${name}`)];
      return all.filter((fault) => !options.expectFaults?.test(fault));
    },
  };
}

function watch(page: Page, origin: string): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const told = message.type() === 'error' || message.type() === 'warning';
    if (told && !networkLine.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol.startsWith('http')) faults.push(`another site: ${request.url()}`);
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const part = !['document', 'fetch', 'xhr'].includes(kind);
    if (part && response.status() >= 400) faults.push(`missing: ${response.status()} ${response.url()}`);
  });
  page.on('crash', () => faults.push('the page crashed'));
  return faults;
}

/** The mark of the entry, React's on the page, then an idle moment for its effects. A bare sheet has no script. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState !== 'loading' && !document.querySelector('script')) return true;
    const root = document.querySelector('#site main');
    const taken = root && Object.keys(root).some((key) => key.startsWith('__reactProps'));
    return document.documentElement.dataset['script'] === 'ready' && taken;
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}
