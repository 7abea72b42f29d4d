import { describe, expect, it } from 'vitest';
import { parseOffer } from '#site/offline/offer.ts';
import { schedulesPath, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { startVisits } from '#tests/support/visits.ts';

const site = startLiveSite();
const stop = `${schedulesPath}/1001`;

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly id: string;
  readonly icons: readonly { readonly src: string; readonly type: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

describe('the site as an application', () => {
  it.each([
    ['/', '/manifest.webmanifest', 'Chercher', `${schedulesPath}/mes-arrets`],
    ['/en', '/manifest.en.webmanifest', 'Search', `${schedulesPathEn}/my-stops`],
  ])('is described in the language of %s, and starts there', async (home, path, search, myStops) => {
    const html = await site.app.text(home);
    expect(html).toContain(`<link rel="manifest" href="${path}">`);
    expect(html).toContain('<link rel="apple-touch-icon" href="/icon.png">');
    const answer = await site.app.get(path);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({ id: '/', start_url: home, name: 'Réseau de transport de la Cité' });
    expect(manifest.shortcuts.map(({ name }) => name)).toContain(search);
    expect(manifest.shortcuts.map(({ url }) => url)).toContain(myStops);
    for (const { src, type } of manifest.icons) {
      const icon = await site.app.get(src);
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([
        src,
        200,
        expect.stringContaining(type),
      ]);
    }
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  });

  it('has a worker that browsers ask for each time', async () => {
    const answer = await site.app.get('/sw.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });
});

describe('the offer to keep a page', () => {
  const offerOf = async (path: string, headers: Record<string, string> = {}) =>
    parseOffer((await site.visits.ask(path, headers)).headers.get('x-keep'));

  it('is made for a stop, with its timetable, for a week at most', async () => {
    expect(await offerOf(stop)).toEqual({
      kind: 'stop',
      lifeS: 7 * 24 * 3600,
      parts: ['/services/schedule/horaireArret?noArret=1001&langue=fr'],
    });
    expect((await offerOf(`/_data${stop}`))?.kind).toBe('stop');
    expect((await offerOf('/'))?.kind).toBe('frame');
    expect((await offerOf('/hors-ligne'))?.kind).toBe('frame');
  });

  it('ends with the period of the timetable', async () => {
    await site.moveTo('2027-01-09T14:00:00-05:00');
    expect((await offerOf(`${stop}?end=1`))?.lifeS).toBe(10 * 3600);
    await site.moveTo('2026-11-15T14:00:00-05:00');
  });

  it.each([`${stop}/2026-11-15`, `${schedulesPath}/9999`, '/propos', '/nulle-part'])(
    'is not made for %s',
    async (path) => {
      expect(await offerOf(path)).toBeUndefined();
    },
  );

  it('is made to nobody who has signed in, and of nothing that a form or another moment changed', async () => {
    const member = await site.visits.signIn('member');
    const editor = await site.visits.signIn('editor');
    expect(await offerOf(stop, member)).toBeUndefined();
    expect(await offerOf(`${stop}?moment=2026-11-20T08:00`, editor)).toBeUndefined();
    expect(await offerOf('/?done=newsletter')).toBeUndefined();
  });
});

describe('the page without a network', () => {
  it.each([
    ['/hors-ligne', 'Pas de connexion', 'Appelez-nous'],
    ['/en/offline', 'No connection', 'Call us'],
  ])('%s says who can help, and is no business of search engines', async (path, title, help) => {
    const { text, response } = await site.visits.page(path);
    expect(response.status).toBe(200);
    expect(text('h1')).toBe(title);
    expect(text('main')).toContain(help);
    expect(await site.app.text(path)).toContain('<meta name="robots" content="noindex"');
  });
});

describe('a site that keeps nothing on devices', () => {
  const off = startVisits({ content: 'shared', settings: { OFFLINE_PAGES: 'off' } });

  it('starts no worker, and answers one that takes itself away', async () => {
    expect(await off.app.text('/')).not.toContain('data-offline');
    const answer = await off.app.get('/sw.js');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const script = await answer.text();
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain("addEventListener('fetch'");
  });
});
