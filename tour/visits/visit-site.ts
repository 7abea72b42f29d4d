import { foreignWordsFor } from '../judges/foreign-words.ts';
import { judgeHeading, namesOf } from '../judges/judge-heading.ts';
import { judgePage, type PageRules } from '../judges/judge-page.ts';
import { judgePairs, judgeTitles } from '../judges/judge-titles.ts';
import type { Fault } from '../fault.ts';
import type { ReadFeed } from '../feeds/tour-feed.ts';
import { listeParcoursSchema } from '#contract/schedule/parcours.ts';
import { ask } from '../pages/ask.ts';
import { digestOf, type Digest } from '../pages/digest.ts';
import { forEach } from './for-each.ts';
import { leadOn, sortPages, takeSome, type FirstPages, type Sample } from './itinerary.ts';
import { judgeLinks } from './judge-links.ts';
import { isNowhere, listQuestions } from './question-pages.ts';
import { readSitemap } from './read-sitemap.ts';
import { visit, type Visited } from '../pages/visit.ts';

export interface SiteVisit {
  readonly pages: readonly Digest[];
  readonly faults: readonly Fault[];
}

/** Visits the pages of a site over HTTP in each of its languages, and judges each and all of them. */
export async function visitSite(origin: string, feed: ReadFeed, sample: Sample): Promise<SiteVisit> {
  const { timetable } = feed;
  const home = await visit(origin, '/');
  const rules: PageRules = {
    status: 200,
    shortName: home.view?.shell.operator.shortName ?? '',
    findForeign: foreignWordsFor(timetable),
  };
  const names = namesOf(timetable);
  const pages = new Map<string, Digest>();
  const begun = new Set<string>();
  const faults: Fault[] = [];

  async function see(path: string): Promise<Visited | undefined> {
    if (begun.has(path)) return undefined;
    begun.add(path);
    const visited = await visit(origin, path);
    pages.set(path, digestOf(visited));
    const status = isNowhere(path) ? 404 : 200;
    faults.push(...judgePage(visited, { ...rules, status }), ...judgeHeading(visited, names));
    return visited;
  }

  async function seeLanguage(start: string, listed: readonly string[]): Promise<void> {
    const first = await visit(origin, start);
    const index = await visit(origin, first.view?.shell.links['schedules'] ?? '/');
    const sorted = sortPages(first, index, listed);
    faults.push(...judgeIndex(sorted, index, await countLines(origin)));
    const { lines, directions, stops, others, schedules } = sorted;
    const some = chooseFrom(lines, directions, sample);
    const questions = listQuestions(first, timetable);
    await forEach([start, schedules, ...others, ...questions], see);
    await forEach([...some, ...takeSome(stops, sample.stops, sample.seed)], async (path) => {
      const visited = await see(path);
      if (visited) await follow(visited, sorted, 3);
    });
    const printed = others.flatMap((path) => pages.get(path) ?? []);
    const sheets = printed.filter(({ kind }) => kind === 'printable-schedules').flatMap(sheetsOn);
    await forEach(takeSome(sheets, Math.min(5, sample.lines), sample.seed), see);
  }

  /** From a line to its timetable and to a stop of it, from there to a trip. */
  async function follow(visited: Visited, sorted: FirstPages, steps: number): Promise<void> {
    if (steps === 0) return;
    for (const path of leadOn(visited, sorted.locale)) {
      const next = await see(path);
      if (next) await follow(next, sorted, steps - 1);
    }
  }

  for (const listed of await readSitemap(origin)) {
    const start = homeAmong(listed, home);
    if (start !== undefined) await seeLanguage(start, listed);
  }
  const all = [...pages.values()];
  faults.push(...judgeTitles(all), ...judgePairs(all, origin), ...(await judgeLinks(origin, all, sample)));
  return { pages: all, faults };
}

/** Of the home page and that of the other language, the one that a part of the sitemap lists. */
function homeAmong(listed: readonly string[], { path, document }: Visited): string | undefined {
  const homes = [path, ...Object.values(document.alternates).map((address) => new URL(address).pathname)];
  return homes.find((each) => listed.includes(each));
}

/** All lines in both directions, unless fewer are asked for. */
function chooseFrom(lines: readonly string[], directions: readonly string[], sample: Sample): string[] {
  const chosen = takeSome(lines, sample.lines, sample.seed);
  return [...chosen, ...directions.filter((path) => chosen.includes(path.replace(/\/[^/]*$/, '')))];
}

/** The sheets that the list of printed schedules leads to; there are none once the schedule of the feed is over. */
const sheetsOn = ({ path, links }: Digest): string[] =>
  links.filter((link) => link.startsWith(`${path}/`) && !link.includes('?'));

/** The lines that the timetables have; one that never runs is none of them. */
async function countLines(origin: string): Promise<number> {
  const { body } = await ask(origin, '/services/schedule/horaire/ListeParcours/');
  return listeParcoursSchema.parse(JSON.parse(body)).length;
}

function judgeIndex({ lines, stops }: FirstPages, { path }: Visited, expected: number): Fault[] {
  const missing: Fault[] = [];
  if (lines.length !== expected)
    missing.push({ kind: 'other', path, about: `leads to ${lines.length} lines; ${expected} run` });
  if (stops.length === 0) missing.push({ kind: 'other', path: '/sitemap.xml', about: 'names no stop' });
  return missing;
}
