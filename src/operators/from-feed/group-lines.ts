import type { Bilingual } from '#domain/locale.ts';
import { modeOf } from '#domain/mode.ts';
import type { ServiceType } from '#domain/operator.ts';
import { colourOfRoute } from '#operators/drawing/type-look.ts';
import { agenciesInUse, type FeedFacts, type FeedLine } from '#operators/facts/feed-facts.ts';
import { modeNames } from './mode-names.ts';
import { nameByNumbers } from './number-words.ts';

/** Lines that are one kind of service to riders, what the kind is called, and how its lines are told from others. */
export interface LineGroup {
  readonly name: Bilingual;
  readonly signs: NonNullable<ServiceType['signs']>;
  readonly lines: readonly FeedLine[];
}

/** More kinds than outlines could not be told apart by them. */
const mostColours = 6;
/** Where most lines have a colour of their own, the colour is the line's and not that of a kind. */
const leastLinesPerColour = 2;

const same = (name: string): Bilingual => ({ fr: name, en: name });

/**
 * The kinds of service of a feed, by the first of these that tells lines apart: who runs them, the networks that the feed
 * names, what they are (bus, train), the colours that several share. Otherwise all lines are of one kind.
 */
export function groupLines(facts: FeedFacts): readonly LineGroup[] {
  const ways = [byAgency, byNetwork, byMode, byColour];
  for (const way of ways) {
    const groups = way(facts);
    // The largest comes first: its lines are on the home page.
    if (groups.length > 1)
      return withOthers(groups.toSorted((one, two) => two.lines.length - one.lines.length));
  }
  const { lines } = facts;
  const mode = modeOf(lines[0]?.routeType ?? 3);
  return [{ name: modeNames[mode], signs: { otherwise: true }, lines }];
}

/** Lines that come with a later feed and fit nowhere are shown with the largest group. */
function withOthers(groups: readonly LineGroup[]): readonly LineGroup[] {
  if (groups.some(({ signs }) => signs.otherwise)) return groups;
  return groups.map((group, place) =>
    place === 0 ? { ...group, signs: { ...group.signs, otherwise: true } } : group,
  );
}

function byAgency(facts: FeedFacts): LineGroup[] {
  const agencies = agenciesInUse(facts);
  if (agencies.length < 2) return [];
  return agencies.map(({ id, name }) => ({
    name: same(name),
    signs: { agencies: [id] },
    lines: facts.lines.filter(({ agency }) => agency === id),
  }));
}

function byNetwork({ lines, networks }: FeedFacts): LineGroup[] {
  const named = networks.filter(({ id, name }) => name !== '' && lines.some(({ network }) => network === id));
  const others = lines.filter(({ network }) => !named.some(({ id }) => id === network));
  const groups = named.map(({ id, name }) => ({
    name: same(name),
    signs: { networks: [id] },
    lines: lines.filter(({ network }) => network === id),
  }));
  if (groups.length === 0 || others.length === 0) return groups;
  return [...groups, { name: otherLines, signs: { otherwise: true }, lines: others }];
}

const otherLines: Bilingual = { fr: 'Autres parcours', en: 'Other routes' };

function byMode({ lines }: FeedFacts): LineGroup[] {
  const groups = Map.groupBy(lines, ({ routeType }) => modeOf(routeType));
  return [...groups].map(([mode, its]) => ({ name: modeNames[mode], signs: { modes: [mode] }, lines: its }));
}

/** The commonest colour is that of whatever comes with another one later. */
function byColour({ lines }: FeedFacts): LineGroup[] {
  const groups = [...Map.groupBy(lines, ({ colour }) => colour.toUpperCase())].toSorted(
    ([, one], [, two]) => two.length - one.length,
  );
  const isTelling =
    groups.length <= mostColours &&
    lines.length >= groups.length * leastLinesPerColour &&
    groups.some(([colour]) => colourOfRoute(colour) !== undefined);
  if (!isTelling) return [];
  return groups.map(([colour, its], place) => ({
    name: nameByNumbers(its.map(({ number }) => number)),
    signs: place === 0 ? { colours: [colour], otherwise: true } : { colours: [colour] },
    lines: its,
  }));
}
