import { ask } from '../pages/ask.ts';

/** The paths that a site tells search engines, a list for each language. */
export async function readSitemap(origin: string): Promise<readonly (readonly string[])[]> {
  const parts = await readLocations(origin, '/sitemap.xml');
  return Promise.all(parts.map((part) => readLocations(origin, part)));
}

async function readLocations(origin: string, path: string): Promise<string[]> {
  const { body } = await ask(origin, path);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => {
    const address = location.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    return new URL(address).pathname;
  });
}
