import type { Fault } from '../fault.ts';
import type { Digest } from '../pages/digest.ts';

/**
 * Pages that are not the same have not the same title. Those of one line may: its title names both of its ends, whichever way
 * the page looks; and those of one stop may, now and on another day. Pages with a question in their address are one page.
 */
export function judgeTitles(pages: readonly Digest[]): Fault[] {
  const judged = pages.filter(
    ({ status, path, isListed }) => status === 200 && isListed && !path.includes('?'),
  );
  const byTitle = Map.groupBy(judged, ({ locale, title }) => `${locale} ${title}`);
  return [...byTitle.values()].flatMap((same) => {
    const [first, ...others] = new Map(
      same.map((page) => [page.about ?? page.canonical ?? page.path, page]),
    ).values();
    return others.map(({ path, title }) => ({
      kind: 'title' as const,
      path,
      about: `has the title of ${first?.path}: ${title}`,
    }));
  });
}

/** What one language says of another must be said back. */
export function judgePairs(pages: readonly Digest[], origin: string): Fault[] {
  const byCanonical = new Map(
    pages.flatMap((page) => (page.canonical === undefined ? [] : [[page.canonical, page]])),
  );
  return pages.flatMap(({ path, canonical, alternates }) => {
    const lost = Object.values(alternates).filter((address) => {
      const other = byCanonical.get(address);
      return other && !Object.values(other.alternates).includes(canonical ?? '');
    });
    return lost.map((address) => ({
      kind: 'other' as const,
      path,
      about: `names ${address.slice(origin.length)} in another language, which does not name it`,
    }));
  });
}
