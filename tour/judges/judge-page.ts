import { languageTags } from '#domain/locale.ts';
import type { Fault, FaultKind } from '../fault.ts';
import type { Visited } from '../pages/visit.ts';

/** What a page must be like, whatever it shows. */
export interface PageRules {
  readonly status: number;
  /** What riders call the operator. */
  readonly shortName: string;
  readonly findForeign: (text: string) => readonly string[];
}

/** Words of a program that went wrong. */
const slips = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b|\bnull\b|\{\w+\}/g;
const titleLength = { least: 5, most: 160 };
const descriptionLength = { least: 20, most: 320 };
/** Pages that stand in a frame of another document, or on paper: they have a title and no more. */
const isBare = ({ view }: Visited): boolean => view?.route.layout === 'print';

export function judgePage(visited: Visited, rules: PageRules): Fault[] {
  const { path, status, html } = visited;
  const faults: Fault[] = [];
  const say = (kind: FaultKind, about: string): void => void faults.push({ kind, path, about });
  if (status !== rules.status) {
    say('status', `answered ${status}`);
    return faults;
  }
  for (const word of rules.findForeign(html)) say('foreign word', word);
  for (const [slip] of visited.words.matchAll(slips)) say('other', `shows “${slip}”`);
  for (const place of visited.lostPlaces) say('other', `leads to ${place}, which is not on the page`);
  judgeHead(visited, rules, say);
  return faults;
}

type Say = (kind: FaultKind, about: string) => void;

function judgeHead(visited: Visited, { shortName, status }: PageRules, say: Say): void {
  const { document, view } = visited;
  const { title, lang, headings, metas } = document;
  if (title.length < titleLength.least || title.length > titleLength.most)
    say('title', `the title has ${title.length} characters: ${title}`);
  if (!title.includes(shortName))
    say('title', `the title does not name the operator (${shortName}): ${title}`);
  if (headings.length !== 1) say('title', `has ${headings.length} main headings`);
  if (headings.some((heading) => heading === '')) say('title', 'the main heading is empty');
  const locale = view?.route.locale;
  if (locale !== undefined && lang?.toLowerCase() !== languageTags[locale].toLowerCase())
    say('other', `is in ${locale} and says ${lang}`);
  if (status !== 200 || isBare(visited)) return;
  const description = metas['description'] ?? '';
  if (description.length < descriptionLength.least || description.length > descriptionLength.most)
    say('title', `the description has ${description.length} characters: ${description}`);
  judgeAlternates(visited, say);
}

/** Pages that search engines are kept from have no address to tell them. */
function judgeAlternates({ document, view }: Visited, say: Say): void {
  const { canonical, alternates, metas } = document;
  if (metas['robots']?.includes('noindex')) return;
  if (canonical === undefined) return say('other', 'names no canonical address');
  const own = Object.entries(alternates).filter(([tag]) => tag !== 'x-default');
  const locale = view?.route.locale;
  const mine = own.find(([tag]) => locale !== undefined && tag === languageTags[locale].toLowerCase());
  if (own.length === 0) return;
  if (mine?.[1] !== canonical) say('other', `is ${canonical} and says it is ${mine?.[1]} in its language`);
}
