import type { Bilingual } from '#domain/locale.ts';
import type { ServiceType } from '#domain/operator.ts';
import { slugOf } from '#lib/slug.ts';
import { both } from '#operators/kit/typography.ts';
import { colourOfRoute, lookOf } from '#operators/drawing/type-look.ts';
import type { FeedFacts, FeedLine } from '#operators/facts/feed-facts.ts';
import { groupLines, type LineGroup } from './group-lines.ts';

/** The kinds of service of a feed, as riders meet them: each with its own outline, in its lines' colour. */
export function describeServiceTypes(facts: FeedFacts): readonly ServiceType[] {
  const keys = new Set<string>();
  return groupLines(facts).map((group, place) => {
    const { name, signs, lines } = group;
    const about = describe(group, facts);
    return {
      code: place,
      key: freeKey(slugOf(name.fr) || 'parcours', keys),
      name: both(name.fr, name.en),
      ranges: [],
      signs,
      look: lookOf(commonColour(lines), place),
      description: about,
      details: about,
    };
  });
}

function freeKey(wanted: string, taken: Set<string>): string {
  let key = wanted;
  for (let nth = 2; taken.has(key); nth += 1) key = `${wanted}-${nth}`;
  taken.add(key);
  return key;
}

/** The colour that most of its lines have; undefined where that is none. */
export function commonColour(lines: readonly FeedLine[]): string | undefined {
  const [first] = [...Map.groupBy(lines, ({ colour }) => colour)].toSorted(
    ([, one], [, two]) => two.length - one.length,
  );
  return colourOfRoute(first?.[0] ?? '');
}

/** What the feed says of them, and no more. */
function describe({ lines, signs }: LineGroup, { agencies }: FeedFacts): Bilingual {
  const count = lines.length;
  const agency = agencies.find(({ id }) => signs.agencies?.includes(id));
  const phone = agency && agency.phone !== '' ? agency.phone : undefined;
  return both(
    `${count} parcours.${phone === undefined ? '' : ` Renseignements : ${phone}.`}`,
    `${count} ${count === 1 ? 'route' : 'routes'}.${phone === undefined ? '' : ` Information: ${phone}.`}`,
  );
}
