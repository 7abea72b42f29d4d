import { describe, expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

describe('the path in the log', () => {
  it('keeps no query and no key of a mailed link', () => {
    expect(loggedPath('/recherche?terms=mon%20nom')).toBe('/recherche');
    expect(loggedPath('/activation-compte/7/1763233200/kV3x_Zr8Qy2mT5wL9sB1nH4cJ6dF0gA7')).toBe(
      '/activation-compte/7/1763233200/…',
    );
  });

  it.each([
    [
      'a key in hexadecimal',
      '/activation-compte/7/1763233200/9f86d081884c7d659a2feaa0c55ad015',
      '/activation-compte/7/1763233200/…',
    ],
    ['an e-mail address', '/mon-profil/someone@private.example', '/mon-profil/…'],
    ['an encoded name', '/x/Ren%C3%A9e%20Tremblay', '/x/…'],
    ['what is searched for', '/recherche/tremblay', '/recherche/…'],
    ['what is searched for in English', '/en/search/a/b', '/en/search/…/…'],
    ['a long text', `/${'a'.repeat(81)}`, '/…'],
  ])('keeps no segment that is %s', (_what, path, shown) => {
    expect(loggedPath(path)).toBe(shown);
  });

  it('keeps the beginning alone of a path that is long', () => {
    const shown = loggedPath(`/services/a${'/'.repeat(14_000)}x`);
    expect([shown.startsWith('/services/a//'), shown.endsWith('/…'), shown.length <= 302]).toEqual([
      true,
      true,
      true,
    ]);
    // What the cut leaves of a word is no word.
    expect(loggedPath(`/${'a/'.repeat(145)}${'b'.repeat(100)}`).endsWith('/a/…')).toBe(true);
  });

  it('keeps the way in alone of an address that was refused', () => {
    const refused = (path: string) => loggedPath(path, { isRefused: true });
    expect(refused('/en/tremblay/en')).toBe('/en/…/…');
    expect(refused('/services/content/api/tremblay')).toBe('/services/content/api/…');
    expect(refused('/')).toBe('/');
  });

  it('keeps pages and content as they are', () => {
    for (const path of [
      '/horaires-et-trajets/avis-la-clientele',
      '/api/pages/0b6f2c1e-9f0a-5d3c-8a77-2f3f6d1b9c10',
      '/services/schedule/horaireArret/1234',
      '/_data/avis/avis-parcours-800-801-du-2026-11-16',
      '/logo.svg',
      '/',
    ]) {
      expect(loggedPath(path)).toBe(path);
    }
  });
});
