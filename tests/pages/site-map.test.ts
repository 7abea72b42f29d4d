import { describe, expect, it } from 'vitest';
import { shareVisits, startVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
/** The default parts have no timetables: their service does not answer. */
const alone = startVisits({ content: 'shared' });

const located = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const pathsOf = (xml: string) => located(xml).map((address) => new URL(address).pathname);

describe('the map of the site', () => {
  it('is named by robots.txt', async () => {
    const robots = await visits.app.text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${visits.app.origin}/sitemap.xml`);
    expect(robots).toContain('Disallow: /_data/');
  });

  it('is an index of parts by language, each with its date', async () => {
    const response = await visits.ask('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(pathsOf(xml)).toEqual(['/sitemap-fr-1.xml', '/sitemap-en-1.xml']);
    expect(xml).toContain('<lastmod>2026-11-15T');
  });

  it('has every line with its directions, every stop and every page, each beside its translation', async () => {
    const xml = await visits.app.text('/sitemap-fr-1.xml');
    const paths = pathsOf(xml);
    const base = '/horaires-et-trajets/horaires';
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/propos', base, `${base}/801`, `${base}/801/0`, `${base}/1480`]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    const { origin } = visits.app;
    expect(xml).toContain(
      `<loc>${origin}${base}/1480</loc><lastmod>2026-11-15T19:00:00.000Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="fr-ca" href="${origin}${base}/1480"/>` +
        `<xhtml:link rel="alternate" hreflang="en-ca" href="${origin}/en/schedules-and-trips/schedules/1480"/>`,
    );
  });

  it(
    'leads to no page that asks who you are, nor to one that engines may not list',
    { timeout: 120_000 },
    async () => {
      for (const part of ['/sitemap-fr-1.xml', '/sitemap-en-1.xml']) {
        const paths = pathsOf(await visits.app.text(part));
        expect(
          paths.filter((path) => /mon-profil|my-account|preview|_gallery|recherche|search/.test(path)),
        ).toEqual([]);
        const fixed = paths.filter((path) => !/(?:horaires|schedules)\/\d/.test(path));
        // One after the other: all at once they would wait for each other longer than a page may.
        for (const path of fixed) expect([path, (await visits.ask(path)).status]).toEqual([path, 200]);
      }
    },
  );

  it('has the jobs one can apply for, in both languages, and none that is closed', async () => {
    const [fr, en] = [
      pathsOf(await visits.app.text('/sitemap-fr-1.xml')),
      pathsOf(await visits.app.text('/sitemap-en-1.xml')),
    ];
    expect(fr).toContain('/emplois/offres-emploi/2026-118');
    expect(en).toContain('/en/careers/job-openings/2026-118');
    for (const paths of [fr, en]) {
      expect(paths.filter((path) => /(?:offres-emploi|job-openings)\/./.test(path))).toHaveLength(7);
      expect(paths.join()).not.toContain('2026-097');
    }
  });

  it('has no part beyond its last', async () => {
    expect((await visits.ask('/sitemap-fr-2.xml')).status).toBe(404);
    expect((await visits.ask('/sitemap-de-1.xml')).status).toBe(404);
    expect((await visits.ask('/sitemap-fr-0.xml')).status).toBe(404);
  });

  it('names what is known while the timetables are away, for a few seconds', async () => {
    const response = await alone.ask('/sitemap-fr-1.xml');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=10']);
    const paths = pathsOf(await response.text());
    expect(paths).toContain('/propos');
    expect(paths.filter((path) => /horaires\/\d/.test(path))).toEqual([]);
  });
});

describe('the files that are asked for by their name alone', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 3600],
    ['/favicon.ico', 'image/png', 86_400],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 86_400],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 300],
    ['/sitemap-en-1.xml', 'application/xml; charset=utf-8', 300],
  ])('%s is %s, kept for %i s', async (path, type, keptS) => {
    const { status, headers } = await visits.ask(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toBe(`public, max-age=${keptS}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are not counted with the pages', async () => {
    for (const path of ['/robots.txt', '/favicon.ico', '/.well-known/security.txt'])
      expect((await visits.ask(path)).headers.get('x-ratelimit-limit'), path).toBeNull();
    expect((await visits.ask('/nulle-part-encore')).headers.get('x-ratelimit-limit')).not.toBeNull();
  });
});
