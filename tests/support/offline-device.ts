import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { KeptPage } from '#site/offline/kept-page.ts';
import { eventually } from './eventually.ts';

/** The pages that the browser of a test keeps, by path. */
export async function keptPages(page: Page): Promise<readonly KeptPage[]> {
  return page.evaluate(async () => {
    const found: KeptPage[] = [];
    for (const name of await caches.keys()) {
      if (!name.endsWith('-pages')) continue;
      for (const { headers } of await (await caches.open(name)).matchAll()) {
        const facts = headers.get('x-kept');
        if (facts !== null) found.push(JSON.parse(decodeURIComponent(facts)) as KeptPage);
      }
    }
    return found;
  });
}

/** Waits until the device keeps a page. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await eventually(async () =>
    expect((await keptPages(page)).map(({ path }) => path)).toEqual(expect.arrayContaining([...paths])),
  );
}

/** Moves what the device keeps into the past: its pages were kept, and end, so much earlier. */
export async function ageKept(page: Page, ms: number): Promise<void> {
  await page.evaluate(async (earlier) => {
    for (const name of await caches.keys()) {
      if (!name.endsWith('-pages')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const facts = answer?.headers.get('x-kept');
        if (!answer || !facts) continue;
        const kept = JSON.parse(decodeURIComponent(facts)) as KeptPage;
        const older = { ...kept, at: kept.at - earlier, until: kept.until - earlier };
        const headers = {
          ...Object.fromEntries(answer.headers),
          'x-kept': encodeURIComponent(JSON.stringify(older)),
        };
        await cache.put(request, new Response(await answer.text(), { headers }));
      }
    }
  }, ms);
}

/** Cuts the network of the device, the service worker's too. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
}
