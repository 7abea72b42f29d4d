import type { Timetable } from '#transit/index.ts';

/** What a feed says of whoever runs it, and of its network. */
export type FeedFacts = Pick<
  Timetable,
  | 'agencies'
  | 'feedPublisher'
  | 'feedContact'
  | 'language'
  | 'defaultLanguage'
  | 'timeZone'
  | 'lines'
  | 'networks'
  | 'stops'
  | 'fares'
  | 'has'
>;

export type FeedLine = FeedFacts['lines'][number];
export type FeedAgency = FeedFacts['agencies'][number];

/** Those that have lines; a feed without any has them all. */
export function agenciesInUse({
  agencies,
  lines,
}: Pick<FeedFacts, 'agencies' | 'lines'>): readonly FeedAgency[] {
  const used = new Set(lines.map(({ agency }) => agency));
  // A feed of one agency need not name it again.
  const [first, ...others] = agencies;
  if (first && others.length === 0) return [first];
  const known = agencies.filter(({ id }) => used.has(id));
  return known.length > 0 ? known : agencies;
}
