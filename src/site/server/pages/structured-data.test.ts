import { describe, expect, it } from 'vitest';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import { formatDocument } from './document.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://rtc.example';
type Graph = { readonly '@graph': readonly Record<string, unknown>[] };
const graphOf = (view: ReturnType<typeof viewFixture>) =>
  (structuredData(view, origin) as Graph | undefined)?.['@graph'] ?? [];

describe('what search engines read of a page', () => {
  it('is whose it is, the way to it, and what its loader says it shows', () => {
    const view = viewFixture('fr');
    const graph = graphOf({ ...view, structured: [{ '@type': 'BusStop', name: 'Renard' }] });
    expect(graph[0]).toMatchObject({ '@type': 'Organization', '@id': `${origin}/#operator` });
    expect(graph.at(-1)).toEqual({ '@type': 'BusStop', name: 'Renard' });
  });

  it('leaves out a crumb that cannot be opened, and ends at the page itself', () => {
    const view = viewFixture('fr');
    const breadcrumbs = [{ title: 'Accueil', path: '/' }, { title: 'Ailleurs' }, { title: 'Ici' }];
    const graph = graphOf({ ...view, info: { ...view.info, breadcrumbs } });
    const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(trail?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Accueil', item: `${origin}/` },
      { position: 2, name: 'Ici', item: origin + view.route.url },
    ]);
  });

  it('leaves its block by no name, however hostile', () => {
    const assets = { script: '/s.js', fonts: [], stylesOf: () => [], codeOf: () => [] };
    const names = ['</script><script>alert(1)</script>', '<!--<script>', '\u2028', ...xssVectors];
    const structured = names.map((name) => ({ '@type': 'BusStop', name }));
    const view = { ...viewFixture('fr'), structured };
    const install = { offlinePaths: [], hasPixels: false };
    const html = formatDocument({
      view,
      body: new Uint8Array(),
      assets,
      origin,
      install,
      devReload: false,
    }).toString();
    const [, block = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const told = (JSON.parse(block) as Graph)['@graph'].flatMap((thing) =>
      thing['@type'] === 'BusStop' ? thing['name'] : [],
    );
    expect(told).toEqual(names);
  });

  it('is nothing on an error', () => {
    expect(structuredData({ ...viewFixture('fr'), status: 404 }, origin)).toBeUndefined();
  });
});
