import { landmarks } from '#data/city/landmarks.ts';
import { namedStops } from '#data/city/named-stops.ts';
import { city, districts, river } from '#data/city/places.ts';
import { operator } from '#data/operator.ts';
import type { Timetable } from '#transit/index.ts';

/** Names shorter than this are words of the language as well. */
const shortestName = 6;

/**
 * Whatever names the default operator or its city, in any page of another: finds the words of it in a text. What the feed
 * itself says is no foreign word: two cities may have a ferry terminal, two operators the same letters.
 */
export function foreignWordsFor(timetable: Timetable): (text: string) => readonly string[] {
  const own = wordsOfFeed(timetable);
  const foreign = defaultWords().filter((word) => !own.includes(word.toLowerCase()));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${foreign.map(escaped).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  return (text) => [...new Set([...text.matchAll(pattern)].map(([word]) => word))];
}

function defaultWords(): readonly string[] {
  const { name, shortName, phones, address, social, otherHosts, securityContacts = [] } = operator;
  const { general, complaints } = phones;
  return [
    name.fr,
    name.en,
    shortName,
    city.name,
    ...[general, complaints].flatMap((line) => (line === undefined ? [] : [line.number, line.dialled])),
    ...(address === undefined ? [] : [address.street, address.postalCode]),
    ...social.map(({ url }) => url),
    ...otherHosts,
    ...securityContacts,
    ...[river, ...districts].map((place) => place.name),
    ...landmarks.map((landmark) => landmark.name),
    ...namedStops.flatMap((stop) => [stop.name, stop.description]),
  ].filter((word) => word === shortName || word.length >= shortestName);
}

/** A word as a pattern that finds it as it is written. */
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** One text to look in, in small letters. */
function wordsOfFeed({ agencies, feedPublisher, lines, stops, headsigns, translations }: Timetable): string {
  return [
    feedPublisher,
    ...agencies.flatMap(({ name, url, phone }) => [name, url, phone]),
    ...lines.flatMap(({ number, name }) => [number, name]),
    ...stops.flatMap(({ name, description }) => [name, description]),
    ...headsigns,
    ...translations.flatMap(({ stopNames, lineNames }) =>
      [...stopNames, ...lineNames].map(([, text]) => text),
    ),
  ]
    .join('\n')
    .toLowerCase();
}
