import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { eventually } from '#tests/support/eventually.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits();
const etag = async (path: string, headers?: Record<string, string>) =>
  (await visits.ask(path, headers)).headers.get('etag');

/** Pages say nothing of when they were drawn; the token of their forms changes with the hour, and so tells. */
const tokenOf = async (path: string) => (await visits.page(path)).view().shell.formToken;

describe('how long pages are kept', () => {
  it.each([
    ['/propos', 'public, max-age=300'],
    ['/', 'public, max-age=300'],
    ['/recherche', 'public, max-age=300'],
    ['/nulle-part', 'public, max-age=60'],
    ['/horaires', 'public, max-age=300'],
    ['/mon-profil', 'private, no-store'],
  ])('%s tells browsers: %s', async (path, control) => {
    expect((await visits.ask(path)).headers.get('cache-control')).toBe(control);
  });

  it('is half an hour here in the default layout', async () => {
    // From just before the hour, so that a page drawn again shows another token.
    visits.app.clock.advance(3_600_000 - (visits.app.clock.now() % 3_600_000) - 1000);
    const first = await tokenOf('/propos/service-a-la-clientele');
    visits.app.clock.advance(1_799_000);
    expect(await tokenOf('/propos/service-a-la-clientele')).toBe(first);
    visits.app.clock.advance(1000);
    expect(await tokenOf('/propos/service-a-la-clientele')).not.toBe(first);
  });

  it('is five minutes here in the others, and one for an error', async () => {
    for (const [path, lifeS] of [
      ['/abonne-bus-perso', 300],
      ['/nulle-part', 60],
    ] as const) {
      visits.app.clock.advance(3_600_000 - (visits.app.clock.now() % 3_600_000) - 1000);
      const first = await tokenOf(path);
      visits.app.clock.advance((lifeS - 1) * 1000);
      expect(await tokenOf(path), path).toBe(first);
      visits.app.clock.advance(1000);
      expect(await tokenOf(path), path).not.toBe(first);
    }
  });

  it('is not at all for a member', async () => {
    const member = await visits.signIn('member');
    for (const path of ['/propos', '/mon-profil/mes-avis']) {
      expect((await visits.ask(path, member)).headers.get('cache-control'), path).toBe('private, no-store');
    }
    expect((await visits.page('/propos')).view().shell.visitor).toEqual({ kind: 'anonymous' });
  });
});

describe('a page the browser has already', () => {
  it('is not sent again, in the document or as data', async () => {
    for (const path of ['/propos', '/_data/propos']) {
      const first = await visits.ask(path);
      const mark = first.headers.get('etag') ?? '';
      expect(mark).toMatch(/^W\/"[\w-]+"$/);
      const second = await visits.ask(path, { 'if-none-match': mark });
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', mark]);
      expect((await visits.ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('is sent again when it changed', async () => {
    const mark = (await etag('/propos')) ?? '';
    const about = contentSeed.items.find((item) => item.fr?.alias === '/propos');
    if (!about?.fr) throw new Error('there is no such page');
    await contentOf(visits.app).saveItem({ ...about, fr: { ...about.fr, title: 'Nous' } });
    await eventually(async () =>
      expect((await visits.ask('/propos', { 'if-none-match': mark })).status).toBe(200),
    );
    expect((await visits.page('/propos')).headings).toEqual(['Nous']);
  });

  it('is sent whole when it is an error, whatever the browser has', async () => {
    const mark = (await etag('/nulle-part')) ?? '';
    expect((await visits.ask('/nulle-part', { 'if-none-match': mark })).status).toBe(404);
  });
});

describe('a kept page', () => {
  it('is another for each consent and each dismissed alert, and for no other cookie', async () => {
    const consent = async (value: string) =>
      (await visits.page('/medias', { cookie: `parcours_consent=${value}` })).view().shell.consent;
    expect([await consent('granted'), await consent('denied'), await consent('x')]).toEqual([
      'granted',
      'denied',
      'unasked',
    ]);
    expect((await visits.page('/medias')).view().shell.consent).toBe('unasked');
    expect(await etag('/medias', { cookie: 'parcours_consent=granted' })).not.toBe(await etag('/medias'));
    expect(await etag('/medias', { cookie: 'some=thing' })).toBe(await etag('/medias'));
  });

  it('is another for each query', async () => {
    const urlOf = async (path: string) => (await visits.page(path)).view().route.url;
    expect([await urlOf('/medias?a=1'), await urlOf('/medias?a=2'), await urlOf('/medias')]).toEqual([
      '/medias?a=1',
      '/medias?a=2',
      '/medias',
    ]);
  });

  it('is sent in the encoding the browser takes', async () => {
    expect((await visits.ask('/medias', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe(
      'br',
    );
    expect((await visits.ask('/medias', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
      'gzip',
    );
    expect(
      (await visits.ask('/medias', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('is drawn once for many who ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => etag('/emplois')));
    expect(new Set(all).size).toBe(1);
  });
});

describe('the menus', () => {
  it('are kept in the cache until the next midnight of the operator’s city, per language', async () => {
    await visits.page('/propos');
    await visits.page('/en/about');
    for (const locale of ['fr', 'en']) {
      const entry = (await (await visits.app.get(`/services/cache/cache/menus-${locale}`)).json()) as {
        expiresAt: string;
        storedAt: string;
        resData: object;
      };
      const local = new Intl.DateTimeFormat('fr-CA', {
        timeZone: 'America/Toronto',
        timeStyle: 'medium',
        hourCycle: 'h23',
      }).format(new Date(entry.expiresAt));
      expect(local).toMatch(/^00\D+00\D+00/);
      expect(Date.parse(entry.expiresAt) - Date.parse(entry.storedAt)).toBeLessThanOrEqual(25 * 3_600_000);
      expect(Object.keys(entry.resData).sort()).toEqual([
        'footer',
        'infos',
        'landing-pages-menu',
        'main',
        'meta',
        'quick',
        'service',
        'social',
      ]);
    }
  });
});
