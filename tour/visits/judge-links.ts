import type { Fault } from '../fault.ts';
import { ask, elsewhere } from '../pages/ask.ts';
import type { Digest } from '../pages/digest.ts';
import { forEach } from './for-each.ts';
import { takeSome, type Sample } from './itinerary.ts';
import { isNowhere } from './question-pages.ts';

/** A link on so many pages is one of the menus, and looked at in any case. */
const ofMenus = 10;
/** How many of the others are looked at: the pages of a large network lead to tens of thousands. */
const mostOthers = 400;

/** Where pages lead to, as far as no visit has been there: each must answer. */
export async function judgeLinks(
  origin: string,
  pages: readonly Digest[],
  { seed }: Sample,
): Promise<Fault[]> {
  const seen = new Set(pages.map(({ path }) => path));
  const from = new Map<string, string[]>();
  for (const { path, links } of pages) {
    for (const link of links) {
      if (seen.has(link) || isNowhere(link)) continue;
      const sources = from.get(link) ?? [];
      sources.push(path);
      from.set(link, sources);
    }
  }
  const links = [...from.keys()];
  const menus = links.filter((link) => (from.get(link)?.length ?? 0) >= ofMenus);
  const others = takeSome(
    links.filter((link) => !menus.includes(link)),
    mostOthers,
    seed,
  );
  const faults: Fault[] = [];
  await forEach([...menus, ...others], async (link) => {
    const { status } = await ask(origin, link);
    const [source = ''] = from.get(link) ?? [];
    if (status !== 200 && status !== elsewhere)
      faults.push({ kind: 'status', path: link, about: `answered ${status}; ${source} leads there` });
  });
  return faults;
}
