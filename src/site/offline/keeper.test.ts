import { describe, expect, it } from 'vitest';
import { memoryCaches } from '#tests/support/memory-caches.ts';
import { createKeeper } from './keeper.ts';
import { createKeptStore } from './kept-store.ts';
import type { PageShown } from './messages.ts';

const part = '/services/schedule/horaireArret?noArret=1480';
const documentOf = (file = '/assets/main-1.js') =>
  `<!doctype html><html lang="fr-ca"><head><title>Plateau &amp; Esker – RTC</title><link href="/_operator/a.css"><script src="${file}" data-code="/assets/stop-1.js /assets/fr-1.js"></script></head><body><img src="/logo.svg"><a href="/assets/not-in-the-head.js"></a></body></html>`;

type Answers = Record<string, () => Response>;

const offered = (offer: string, headers: Record<string, string> = {}, html = documentOf()) =>
  new Response(html, {
    headers: {
      'x-keep': offer,
      'cache-control': 'no-cache',
      'content-language': 'fr-CA',
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      ...headers,
    },
  });

function device(answers: Answers) {
  const asked: { path: string; credentials: string | undefined }[] = [];
  const store = createKeptStore(memoryCaches());
  let now = 1_000_000_000_000;
  const keeper = createKeeper({
    store,
    now: () => now,
    fetch: async (path, { credentials }) => {
      asked.push({ path, credentials });
      const answer = answers[path];
      if (answer) return answer();
      if (path.startsWith('/assets/') || path.startsWith('/_operator/') || path.endsWith('.svg'))
        return new Response('file');
      throw new TypeError('no network');
    },
  });
  const shown = (change: Partial<PageShown> = {}): PageShown => ({
    kind: 'shown',
    path: '/h/1480',
    offline: [],
    always: [],
    own: { kept: [], recent: ['1480'] },
    theme: 'system',
    savesData: false,
    ...change,
  });
  return {
    store,
    asked,
    hear: (change?: Partial<PageShown>) => keeper.hear(shown(change)),
    wait: (ms: number) => {
      now += ms;
    },
    paths: async () => (await store.list()).map(({ path }) => path),
  };
}

const stopAnswers = (): Answers => ({
  '/h/1480': () => offered(`stop 600 ${part}`),
  [part]: () => Response.json({ jours: [] }),
});

describe('keeping a page', () => {
  it('keeps its document with its policy, the files its head names, and its data', async () => {
    const { store, hear } = device(stopAnswers());
    await hear();
    const copy = await store.find('/h/1480');
    expect(copy?.page).toMatchObject({ kind: 'stop', title: 'Plateau & Esker – RTC', language: 'fr-CA' });
    expect(copy?.page.files).toEqual([
      '/_operator/a.css',
      '/assets/main-1.js',
      '/assets/stop-1.js',
      '/assets/fr-1.js',
      '/logo.svg',
    ]);
    expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(copy?.headers.get('content-encoding')).toBeNull();
    expect(await (await store.findPart(part))?.json()).toEqual({ jours: [] });
    for (const file of copy?.page.files ?? []) expect(await store.findFile(file), file).toBeDefined();
  });

  it('asks for everything without cookies', async () => {
    const { asked, hear } = device(stopAnswers());
    await hear();
    expect(new Set(asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
  });

  it.each([
    ['that the site does not offer', () => offered('')],
    ['that belongs to somebody', () => offered('stop 600', { 'cache-control': 'private, no-store' })],
    ['that is an error', () => new Response('', { status: 503, headers: { 'x-keep': 'stop 600' } })],
    ['whose file cannot be had', () => offered('stop 600', {}, documentOf('/assets/gone.js'))],
    [
      'that is larger than anybody takes along',
      () => offered('stop 600', {}, documentOf() + 'x'.repeat(2e6)),
    ],
  ])('keeps nothing of a page %s', async (_, answer) => {
    const { paths, hear } = device({
      '/h/1480': answer,
      '/assets/gone.js': () => new Response('', { status: 404 }),
    });
    await hear();
    expect(await paths()).toEqual([]);
  });

  it('asks again after five minutes for the page on screen, after a day for the others, and for nothing that is fresh', async () => {
    const { asked, hear, wait } = device({
      ...stopAnswers(),
      '/h/1002': () => offered('stop 600000'),
      '/hors-ligne': () => offered('frame 600000'),
    });
    const others = {
      always: ['/h/1002'],
      offline: ['/hors-ligne'],
      own: { kept: ['1002'], recent: ['1480'] },
    };
    const documents = () => asked.filter(({ path }) => path.startsWith('/h')).map(({ path }) => path);
    await hear(others);
    expect(documents()).toEqual(['/hors-ligne', '/h/1480', '/h/1002']);
    await hear(others);
    expect(documents()).toHaveLength(3);
    wait(5 * 60_000);
    await hear(others);
    expect(documents().slice(3)).toEqual(['/h/1480']);
    wait(24 * 3_600_000);
    await hear(others);
    expect(documents().slice(4)).toEqual(['/hors-ligne', '/h/1480', '/h/1002']);
  });

  it('keeps the copy it has while there is no network, and drops it when the page is gone', async () => {
    const answers = stopAnswers();
    const { paths, hear, wait } = device(answers);
    await hear();
    delete answers['/h/1480'];
    wait(6 * 60_000);
    await hear();
    expect(await paths()).toEqual(['/h/1480']);
    answers['/h/1480'] = () => new Response('', { status: 404 });
    await hear();
    expect(await paths()).toEqual([]);
  });

  it('drops files and data that no page names any more', async () => {
    const answers = stopAnswers();
    const { store, hear } = device({
      ...answers,
      '/': () => offered('frame 600', {}, documentOf('/assets/home.js')),
    });
    await hear();
    await hear({ path: '/', own: { kept: [], recent: [] } });
    await hear({ path: '/', own: { kept: [], recent: [] } });
    expect(await store.findFile('/assets/main-1.js')).toBeUndefined();
    expect(await store.findPart(part)).toBeUndefined();
    expect(await store.findFile('/assets/home.js')).toBeDefined();
  });

  it('asks for nothing where the visitor saves data', async () => {
    const { asked, hear } = device(stopAnswers());
    await hear({ savesData: true });
    expect(asked).toEqual([]);
  });
});
