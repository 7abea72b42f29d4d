import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCaches } from '#tests/support/memory-caches.ts';
import { createAnswerer, patienceMs } from './answerer.ts';
import type { KeptPage } from './kept-page.ts';
import { createKeptStore } from './kept-store.ts';

const origin = 'https://site.example';
const at = 1_000_000_000_000;
const html = (words: string) =>
  `<!doctype html><html lang="fr-ca"><head></head><body>${words}<script type="application/json" id="view">{"view":{}}</script></body></html>`;

async function device(paths: Readonly<Record<string, Partial<KeptPage>>> = {}) {
  const store = createKeptStore(memoryCaches(origin));
  for (const [path, change] of Object.entries(paths)) {
    const page: KeptPage = {
      path,
      kind: 'stop',
      at,
      until: at + 60_000,
      title: '',
      language: 'fr-CA',
      files: [],
      parts: [],
      bytes: 0,
      ...change,
    };
    await store.keep({ page, headers: new Headers(), html: html(`copy of ${path}`) }, new Map());
  }
  await store.note('offline', '/hors-ligne /en/offline');
  const answer = createAnswerer({ store, origin, now: () => at + 1000 });
  return {
    store,
    page: (path: string, network: () => Promise<Response>) => answer({ from: 'page', path }, network),
    view: (path: string, network: () => Promise<Response>) => answer({ from: 'view', path }, network),
    file: (path: string, network: () => Promise<Response>) => answer({ from: 'file', path }, network),
  };
}

const fresh = async () => new Response('fresh');
const gone = () => Promise.reject(new TypeError('no network'));
const never = () => new Promise<Response>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page', () => {
  it('is that of the network, even where a copy is kept', async () => {
    const { page } = await device({ '/h/1480': {} });
    expect(await (await page('/h/1480', fresh)).text()).toBe('fresh');
  });

  it('is the copy, marked as one, without a network', async () => {
    const { page } = await device({ '/h/1480': {} });
    const answer = await page('/h/1480', gone);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`data-kept="${at}"`)]);
  });

  it('is the copy after three seconds of waiting, and not before', async () => {
    const { page } = await device({ '/h/1480': {} });
    let shown: Response | undefined;
    void page('/h/1480', never).then((answer) => (shown = answer));
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await shown?.text()).toContain('copy of /h/1480');
  });

  it('is waited for where there is no copy', async () => {
    const { page } = await device();
    let isAnswered = false;
    void page('/h/1480', never).then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isAnswered).toBe(false);
  });

  it('is the page that stands in for others however old it is: nothing it says could be over', async () => {
    const { page } = await device({ '/hors-ligne': { until: at - 500 } });
    expect(await (await page('/h/1480', gone)).text()).toContain('copy of /hors-ligne');
  });

  it('is not a copy that is over', async () => {
    const { page } = await device({ '/h/1480': { until: at + 500 }, '/hors-ligne': {} });
    const answer = await page('/h/1480', gone);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('copy of /hors-ligne'),
    ]);
  });

  it.each([
    ['/h/1', '/hors-ligne'],
    ['/en/s/1', '/en/offline'],
  ])('%s that is not kept is %s, in the language of its address', async (path, shown) => {
    const { page } = await device({ '/hors-ligne': {}, '/en/offline': { language: 'en-CA' } });
    const answer = await page(path, gone);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(`copy of ${shown}`)]);
  });

  it('is a few words in both languages on a device that has kept nothing', async () => {
    const { page } = await device();
    const answer = await page('/h/1', gone);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringMatching(/Hors ligne.*Offline/s),
    ]);
  });
});

describe('the view of a page, for a navigation by script', () => {
  it('is taken from the copy, and says when that was kept', async () => {
    const { view } = await device({ '/h/1480': {} });
    const answer = await view('/h/1480', gone);
    expect(answer.headers.get('x-kept-at')).toBe(String(at));
    expect(await answer.json()).toEqual({ kind: 'view', view: {} });
  });

  it('is a lost connection where nothing is kept', async () => {
    const { view } = await device();
    expect((await view('/h/1480', gone)).type).toBe('error');
  });
});

describe('a built file', () => {
  it('is the copy without asking, and the network’s where there is none', async () => {
    const { file, store } = await device();
    expect(await (await file('/assets/a.js', fresh)).text()).toBe('fresh');
    await store.keepFile('/assets/a.js', new Response('kept'));
    expect(await (await file('/assets/a.js', gone)).text()).toBe('kept');
  });
});
