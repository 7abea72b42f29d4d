import type { Bilingual, Locale } from '#domain/locale.ts';
import { fleetOf, modeOf } from '#domain/mode.ts';
import { formOf, type Numbers } from '#domain/numbers.ts';
import type { Operator } from '#domain/operator.ts';
import { compareNaturally } from '#lib/natural-order.ts';
import { linkColours } from '#operators/drawing/type-look.ts';
import { logoSize } from '#operators/drawing/draw-logo.ts';
import { operatorPaths } from '#operators/kit/operator-paths.ts';
import { createPaths } from '#operators/kit/paths.ts';
import { usualPaths } from '#operators/kit/usual-paths.ts';
import { usualSearchWords } from '#operators/content/search-words.ts';
import { agenciesInUse, type FeedFacts } from '#operators/facts/feed-facts.ts';
import { mailAddress } from '#operators/facts/mail-address.ts';
import { readOperatorName, type OperatorName } from './operator-name.ts';
import { readPhoneLine } from '#operators/facts/phone-line.ts';
import { commonColour, describeServiceTypes } from './service-types.ts';
import { webAddress } from '#operators/facts/web-address.ts';

/** The colour of links where the feed has none. */
const usualLinkColour = '#2440cf';
const same = (text: string): Bilingual => ({ fr: text, en: text });

/** The operator as far as its feed tells of it: what a feed does not say is left out, and nothing is made up. */
export function describeOperator(facts: FeedFacts): Operator {
  const { name, shortName } = nameOf(facts);
  const [agency] = agenciesInUse(facts);
  const isAlone = agenciesInUse(facts).length === 1;
  const phone = isAlone && agency ? readPhoneLine(agency.phone, facts.timeZone) : undefined;
  const email = mailAddress(isAlone ? agency?.email : undefined);
  const website = webAddress((isAlone ? agency?.url : undefined) || facts.feedContact.url);
  return {
    name: same(name),
    shortName,
    languages: { first: firstLocaleOf(facts), names: namesTagOf(facts) },
    logo: { svg: 'logo.svg', ...logoSize(shortName) },
    colours: linkColours(commonColour(facts.lines) ?? usualLinkColour),
    phones: { ...(phone && { general: phone }) },
    ...(email !== undefined && { email }),
    ...(website !== undefined && { website }),
    // A bus of the night still belongs to the day before at this hour, and those of the morning have not left.
    serviceDayStartsAtHour: 4,
    directionCodes: {},
    serviceTypes: describeServiceTypes(facts),
    fleet: fleetOf(facts.lines.map(({ routeType }) => modeOf(routeType))),
    social: [],
    otherHosts: [],
    maps: { directionsUrl: 'https://maps.google.com/maps' },
    ...operatorPaths(createPaths(usualPaths)),
    searchWords: usualSearchWords,
    pages: [],
    banners: {},
    // Whatever its lines and stops are called, now and in a feed to come, each has an address.
    addresses: 'names',
    numbers: numbersOf(facts),
    searchExample: exampleOf(facts),
  };
}

/** That of the one agency; of several, whoever publishes the feed for them. */
function nameOf(facts: FeedFacts): OperatorName {
  const agencies = agenciesInUse(facts);
  const [first] = agencies;
  const name = agencies.length > 1 ? facts.feedPublisher || first?.name : first?.name || facts.feedPublisher;
  return readOperatorName(name || '–');
}

/** French where the feed is French; English, which more riders of the world read, where it is in any other language. */
function firstLocaleOf(facts: FeedFacts): Locale {
  return /^fr\b/i.test(namesTagOf(facts)) ? 'fr' : 'en';
}

/** The language of names; English for a feed that says none, as the reference of GTFS is. */
function namesTagOf({ language, defaultLanguage }: FeedFacts): string {
  const tag = /^mul\b/i.test(language) ? defaultLanguage : language || defaultLanguage;
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) ? tag : 'en';
}

/** What its lines and stops are called, as far as all of them are called so. Feeds do not tell what stands on a pole. */
function numbersOf({ lines, stops }: FeedFacts): Numbers {
  const sorted = lines.map(({ number }) => number).toSorted(compareNaturally);
  const codes = stops.flatMap(({ kind, code }) => (kind === 0 ? [code] : []));
  const own = codes.filter((code) => !sorted.includes(code));
  return {
    line: { ...formOf(sorted), examples: shortOnes(sorted).slice(0, 2) },
    stop: { ...formOf(codes), examples: shortOnes(own.length > 0 ? own : codes).slice(0, 1) },
  };
}

/** As long as a name can be that stands in a field as an example. */
const longestExample = 10;
const isShort = (name: string): boolean => name !== '' && name.length <= longestExample;

/** Those that fit into a field; where none does, the shortest alone. */
function shortOnes(names: readonly string[]): readonly string[] {
  const fitting = names.filter(isShort);
  return fitting.length > 0 ? fitting : names.toSorted((a, b) => a.length - b.length).slice(0, 1);
}

/** A name as people type one: with letters, and without the signs that feeds put between its parts. */
const typedName = /^(?=.*\p{L}{3})[\p{L}\p{M}\p{N} .'’-]{3,23}$/u;

/** The number of a stop, that of a line and the name of a place, as this feed has them: what is too long is left out. */
function exampleOf({ stops, lines }: FeedFacts): string {
  const numbers = lines.map(({ number }) => number).toSorted(compareNaturally);
  const boarding = stops.filter(({ kind }) => kind === 0);
  // A number that is also a line's leads to the line.
  const stop = boarding.find(
    ({ name, code }) => typedName.test(name) && isShort(code) && !numbers.includes(code),
  );
  const name = (stop ?? boarding.find((each) => typedName.test(each.name)))?.name;
  return [stop?.code, numbers.find(isShort), name].filter((each) => each !== undefined).join(', ');
}
