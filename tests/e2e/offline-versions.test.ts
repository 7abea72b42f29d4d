import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { openPage, type WatchedPage } from '#tests/support/browser.ts';
import { sharedChromium } from '#tests/support/chromium.ts';
import { eventually } from '#tests/support/eventually.ts';
import { schedulesPath } from '#tests/support/live-site.ts';
import { untilKept } from '#tests/support/offline-device.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';
import { buildNextVersion } from '#tests/support/second-build.ts';
import { startSwitchingFront, type SwitchingFront } from '#tests/support/switching-front.ts';

const stop = `${schedulesPath}/1001`;
const parts = ['site', 'content', 'cache', 'schedule'] as const;
const settings = { SCHEDULE_FEED: writeNetworkFeed() };

let browser: Browser;
let nextBuild: string;
let before: TestApp;
let next: TestApp;
let off: TestApp;
let front: SwitchingFront;

beforeAll(async () => {
  [browser, nextBuild] = await Promise.all([sharedChromium(), buildNextVersion('next')]);
  before = await startApp({ parts, settings });
  next = await startApp({ parts, settings, distFolder: nextBuild });
  off = await startApp({ parts, settings: { ...settings, OFFLINE_PAGES: 'off' } });
  front = await startSwitchingFront(before.origin);
});
afterAll(async () => {
  await front.close();
  for (const app of [before, next, off]) await app.close();
  rmSync(nextBuild, { recursive: true, force: true });
});

async function visit(): Promise<WatchedPage> {
  front.lead(before.origin);
  front.hold(/^$/, 0);
  const opened = await openPage(browser, front.origin, { keepsPages: true });
  // On a slow connection no code is fetched before a link is followed.
  await opened.context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  );
  await opened.goto(stop);
  await untilKept(opened.page, stop, '/hors-ligne');
  return opened;
}

const builtAs = (page: Page) =>
  page.evaluate(() => (globalThis as { readonly builtAs?: string }).builtAs ?? 'before');
const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
const keptMark = (page: Page) => page.evaluate(() => document.documentElement.dataset['kept']);

describe('a new version of the site', () => {
  it('is shown at the next visit, replaces the worker and what it had laid out otherwise, and opens without a network', async () => {
    const { page, context, goto } = await visit();
    await page.evaluate(async () => {
      await (await caches.open('parcours-kept-0-pages')).put('/old', new Response('old'));
      Object.assign(window, {
        replaced: new Promise((done) => {
          navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
        }),
      });
    });
    front.lead(next.origin);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.evaluate(() => (window as unknown as { replaced: Promise<unknown> }).replaced);
    await eventually(async () =>
      expect(await page.evaluate(() => caches.keys())).not.toContain('parcours-kept-0-pages'),
    );

    // What was kept of the version before still opens, with its own files, which the server has no more.
    await context.setOffline(true);
    await goto(stop);
    expect([await builtAs(page), await keptMark(page)]).toEqual(['before', expect.any(String)]);

    await context.setOffline(false);
    await goto(stop);
    expect([await builtAs(page), await keptMark(page)]).toEqual(['next', undefined]);
    await context.close();
  });

  it('does not strand a page that was open: a link whose code is gone is opened as a document', async () => {
    const { page, context } = await visit();
    front.lead(next.origin);
    await page.locator('.site-footer a[href="/propos"]').first().press('Enter');
    await page.waitForURL(`${front.origin}/propos`);
    await eventually(async () => expect(await builtAs(page)).toBe('next'));
    await context.close();
  });
});

describe('the switch that turns it off', () => {
  it('makes browsers delete what they kept and give up the worker', async () => {
    const { page, context, goto } = await visit();
    front.lead(off.origin);
    await goto(stop);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await eventually(async () => expect(await workerState(page)).toBeUndefined());
    await eventually(async () => expect(await page.evaluate(() => caches.keys())).toEqual([]));
    await goto(stop);
    await page.waitForTimeout(3000);
    expect(await workerState(page)).toBeUndefined();
    await context.close();
  });
});

describe('a slow network', () => {
  it('gives way to the copy after three seconds, and takes its place when it answers', async () => {
    const { page, context, goto } = await visit();
    front.hold(/\/1001/, 8000);
    const begun = Date.now();
    await goto(stop);
    expect(Date.now() - begun).toBeLessThan(8000);
    expect(await keptMark(page)).toBeDefined();
    front.hold(/^$/, 0);
    await eventually(async () => expect(await keptMark(page)).toBeUndefined());
    await context.close();
  });
});

describe('the bare address of the site', () => {
  it('still leads a visitor who types it to the language of the browser', async () => {
    front.lead(before.origin);
    const opened = await openPage(browser, front.origin, { keepsPages: true, locale: 'en' });
    await opened.goto('/en');
    await untilKept(opened.page, '/en');
    await eventually(async () =>
      expect(await opened.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated'),
    );
    await opened.goto('/');
    expect(new URL(opened.page.url()).pathname).toBe('/en');
    await opened.context.close();
  });
});
