import { beforeAll, describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { locales, otherLocale, type Locale } from '#domain/locale.ts';
import type { SiteRoute } from '#site/routing/route.ts';
import { sampleRoutes, type RouteSample } from '#tests/support/route-samples.ts';
import type { ReadDocument } from '#tests/support/document.ts';
import { siteOf, shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const tags = { fr: 'fr-ca', en: 'en-ca' } as const;
/** These stand without the shell: a sheet of paper. */
const withoutShell = ['print'];

let headers: Record<RouteSample['audience'], Record<string, string>>;
beforeAll(async () => {
  headers = await visits.signInEach();
});

const table = () => siteOf(visits.app).routes.current().table;

interface Visited {
  readonly sample: RouteSample;
  readonly route: SiteRoute;
  readonly response: Response;
  readonly document: ReadDocument;
}

const walked = new Map<Locale, Promise<readonly Visited[]>>();

/** Every page of the table in a language, visited once. */
function walk(locale: Locale): Promise<readonly Visited[]> {
  const visitAll = async () => {
    const found: Visited[] = [];
    for (const sample of sampleRoutes(table(), locale)) {
      const route = table().match(sample.path)?.route;
      if (!route) throw new Error(`no route at ${sample.path}`);
      // A content page that has a route of its own is visited under that name.
      if (sample.kind === 'redirect' || route.name !== sample.name) continue;
      const { response, ...document } = await visits.page(sample.path, headers[sample.audience]);
      found.push({ sample, route, response, document });
    }
    return found;
  };
  const walking = walked.get(locale) ?? visitAll();
  walked.set(locale, walking);
  return walking;
}

/** What is wrong, by address: one list tells more than the first failure. */
async function faults(
  locale: Locale,
  check: (visited: Visited) => unknown,
): Promise<Record<string, unknown>> {
  const found = (await walk(locale)).map((visited) => [visited.sample.path, check(visited)] as const);
  expect(found.length).toBeGreaterThan(50);
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined && fault !== false));
}

describe.each(locales)('every route of the table in %s', (locale) => {
  it('is visited at the address it is built from', async () => {
    const names = new Set(
      table()
        .routes.filter((route) => route.locale === locale)
        .map(({ name }) => name),
    );
    const visited = new Set(sampleRoutes(table(), locale).map(({ name }) => name));
    expect([...names].filter((name) => !visited.has(name))).toEqual([]);
  });

  it('answers 200 with a page in its language', { timeout: 120_000 }, async () => {
    expect(await faults(locale, ({ response }) => response.status !== 200 && response.status)).toEqual({});
    expect(await faults(locale, ({ document }) => document.lang !== tags[locale] && document.lang)).toEqual(
      {},
    );
    expect(
      await faults(
        locale,
        ({ response }) => response.headers.get('content-language')?.toLowerCase() !== tags[locale],
      ),
    ).toEqual({});
  });

  it('has one heading of the first level, and a title that names it', async () => {
    const severalOf = (name: string) => name === 'gallery';
    expect(
      await faults(
        locale,
        ({ document, route }) =>
          !severalOf(route.name) && document.headings.length !== 1 && document.headings,
      ),
    ).toEqual({});
    expect(
      await faults(locale, ({ document, route }) => {
        const [heading = ''] = document.headings;
        if (!document.hasScript) return document.title !== `${heading} – RTC` && document.title;
        const own = document.view().info.title;
        const expected = route.name === 'home' ? `RTC – ${own}` : `${own} – RTC`;
        const [title, named] = [own.toLowerCase(), heading.toLowerCase()];
        // A screen begins with its answer: its title says more than its heading.
        const isScreen = document.view().route.layout === 'screen';
        const isNamed = named !== '' && (isScreen || named.includes(title) || title.includes(named));
        return (document.title !== expected || !isNamed) && [document.title, heading];
      }),
    ).toEqual({});
  });

  it('names its own address and that of the other language', async () => {
    const { origin } = visits.app;
    expect(
      await faults(locale, ({ document, sample }) => {
        const { canonical, alternates } = document;
        const right =
          canonical === origin + sample.path &&
          alternates[tags[locale]] === canonical &&
          alternates['x-default'] === alternates[tags.fr] &&
          alternates[tags[otherLocale(locale)]]?.startsWith(origin);
        return !right && { canonical, alternates };
      }),
    ).toEqual({});
  });

  it('leads to a page of the other language that leads back', { timeout: 120_000 }, async () => {
    const there = await walk(otherLocale(locale));
    const byAddress = new Map(there.map(({ document }) => [document.canonical, document]));
    expect(
      await faults(locale, ({ document }) => {
        const address = document.alternates[tags[otherLocale(locale)]];
        const other = byAddress.get(address);
        if (!other) return `no page was visited at ${address}`;
        return other.alternates[tags[locale]] !== document.canonical && other.alternates;
      }),
    ).toEqual({});
  });

  it('shows the way to it, from home to its own title', async () => {
    expect(
      await faults(locale, ({ document, route }) => {
        if (route.layout === 'home' || withoutShell.includes(route.layout) || route.name === 'gallery')
          return undefined;
        const home = locale === 'fr' ? 'Accueil' : 'Home';
        return (document.breadcrumbs[0] !== home || document.breadcrumbs.length < 2) && document.breadcrumbs;
      }),
    ).toEqual({});
  });

  it('stands between the header and the footer, under the skip links', async () => {
    const has = (
      document: ReadDocument,
      test: (name: string, attributes: Record<string, string>) => boolean,
    ) => document.elements(({ name, attribs }) => test(name, attribs)).length > 0;
    expect(
      await faults(locale, ({ document, route }) => {
        if (withoutShell.includes(route.layout)) return undefined;
        const parts = {
          header: has(document, (name) => name === 'header'),
          footer: has(document, (name) => name === 'footer'),
          main: has(document, (name, { id }) => name === 'main' && id === 'content'),
          skip: has(document, (name, { href }) => name === 'a' && href === '#content'),
          live: has(document, (_name, attributes) => attributes['aria-live'] === 'polite'),
        };
        return Object.values(parts).includes(false) && parts;
      }),
    ).toEqual({});
  });

  it('has no script, handler or style inside, and the policy that would refuse it', async () => {
    expect(
      await faults(locale, ({ document }) => document.inline.length > 0 && document.inline.slice(0, 3)),
    ).toEqual({});
    expect(
      await faults(locale, ({ response }) => {
        const policy = response.headers.get('content-security-policy') ?? '';
        const safe =
          policy.includes("script-src 'self'") &&
          !policy.includes('unsafe') &&
          policy.includes("frame-ancestors 'none'");
        const named = [
          'x-content-type-options',
          'referrer-policy',
          'permissions-policy',
          'cross-origin-opener-policy',
          'cross-origin-resource-policy',
        ];
        return (
          (!safe ||
            named.some((name) => !response.headers.has(name)) ||
            !response.headers.has('x-request-id')) &&
          policy
        );
      }),
    ).toEqual({});
  });

  it('gives the same view to a navigation', { timeout: 120_000 }, async () => {
    const wrong: Record<string, unknown> = {};
    for (const { sample, document, route } of await walk(locale)) {
      const response = await visits.app.get(`/_data${sample.path}`, { headers: headers[sample.audience] });
      const data = (await response.json()) as unknown;
      // Finished pieces are in the document alone: the browser loads such a page as one.
      const pieces = document.elements(({ attribs }) => 'data-still' in attribs);
      const isWhole = pieces.length > 0 && route.name !== 'gallery';
      const expected = isWhole
        ? { kind: 'redirect', to: visits.app.origin + sample.path }
        : { kind: 'view', view: document.view() };
      try {
        expect({ status: response.status, data }).toEqual({ status: 200, data: expected });
      } catch (error) {
        wrong[sample.path] = String(error);
      }
    }
    expect(wrong, JSON.stringify(wrong)).toEqual({});
  });

  it('that only sends on leads to a page', { timeout: 60_000 }, async () => {
    const redirects = sampleRoutes(table(), locale).filter(({ kind }) => kind === 'redirect');
    expect(redirects.length).toBeGreaterThan(5);
    for (const { path, audience } of redirects) {
      const response = await visits.ask(path, headers[audience]);
      expect([301, 302], path).toContain(response.status);
      const to = response.headers.get('location') ?? '';
      const elsewhere = !to.startsWith('/') && operator.otherHosts.includes(new URL(to).host);
      expect(elsewhere ? 200 : (await visits.ask(to, headers[audience])).status, `${path} to ${to}`).toBe(
        200,
      );
      expect(await (await visits.app.get(`/_data${path}`, { headers: headers[audience] })).json()).toEqual({
        kind: 'redirect',
        to,
      });
    }
  });
});
