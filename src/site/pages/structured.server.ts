import type { Job } from '#domain/job.ts';
import type { LineDirectionRef } from '#domain/line.ts';
import { languageTags, type Locale } from '#domain/locale.ts';
import type { Mode, OfMode } from '#domain/mode.ts';
import type { NewsItem } from '#domain/news.ts';
import type { Operator } from '#domain/operator.ts';
import type { RichNode } from '#domain/rich-text.ts';
import type { Stop } from '#domain/stop.ts';
import type { StructuredThing } from '#domain/structured.ts';
import type { Trip, TripCall } from '#domain/trip.ts';
import { isLocated } from '#lib/local-plane.ts';
import type { Moment } from '#lib/time/moment.ts';

/** The operator as every page names it once; other things point to it. */
export const operatorId = (origin: string): string => `${origin}/#operator`;

/** What schema.org calls a stop, by what stops there; it has no word for others than these. */
const stopTypes: Partial<Readonly<Record<Mode, string>>> = {
  bus: 'BusStop',
  trolleybus: 'BusStop',
  metro: 'SubwayStation',
  train: 'TrainStation',
  ferry: 'BoatTerminal',
};

/** The same of a station that joins platforms, where the word is another. */
const stationTypes: Partial<Readonly<Record<Mode, string>>> = { bus: 'BusStation', trolleybus: 'BusStation' };

interface StopFacts {
  readonly mode?: Mode | undefined;
  readonly url?: string;
  /** The station it is a platform of. */
  readonly within?: { readonly name: string; readonly url: string };
}

export function transitStop(
  { code, name, latitude, longitude, isAccessible, platforms }: Stop,
  { mode = 'bus', url, within }: StopFacts = {},
): StructuredThing {
  const ofStation = platforms === undefined ? undefined : stationTypes[mode];
  return {
    '@type': ofStation ?? stopTypes[mode] ?? 'CivicStructure',
    name,
    identifier: code,
    ...(url !== undefined && { url }),
    ...(within && { containedInPlace: { '@type': 'CivicStructure', ...within } }),
    ...(isLocated({ latitude, longitude }) && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    publicAccess: true,
    ...(isAccessible && {
      amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Wheelchair accessible', value: true },
    }),
  };
}

interface Placed {
  readonly url: URL;
}

/** In English, as schema.org is. */
const serviceTypes: Readonly<Record<Mode, string>> = {
  bus: 'Bus',
  trolleybus: 'Trolleybus',
  tram: 'Tram',
  metro: 'Metro',
  train: 'Train',
  monorail: 'Monorail',
  ferry: 'Ferry',
  aerial: 'Cable car',
  funicular: 'Funicular',
  vehicle: 'Public transport',
};

/** A line is a service of the operator: schema.org has trips, and no routes. */
export function transitLine(
  line: OfMode & { readonly number: string; readonly name: string },
  { url }: Placed,
): StructuredThing {
  return {
    '@type': 'Service',
    name: line.name,
    identifier: line.number,
    serviceType: serviceTypes[line.mode ?? 'bus'],
    url: url.origin + url.pathname,
    provider: { '@id': operatorId(url.origin) },
  };
}

/** A trip that runs, from one of its stops on. One that is cancelled is not told: nobody may wait for it. */
export function transitTrip(trip: Trip, from: TripCall, { url }: Placed): StructuredThing[] {
  const last = trip.calls.at(-1);
  if (trip.isCancelled || from.isSkipped || !last || last === from) return [];
  return [
    {
      ...tripWords(trip, transitStop(from, trip), transitStop(last, trip)),
      name: nameOf(trip),
      identifier: trip.tripId,
      url: url.origin + url.pathname,
      departureTime: instantOf(from.expected),
      arrivalTime: instantOf(last.expected),
      provider: { '@id': operatorId(url.origin) },
    },
  ];
}

/** Each kind of trip has its own words for its ends; one of a kind without words lists them. */
function tripWords(
  { mode = 'bus', number }: Trip,
  from: StructuredThing,
  to: StructuredThing,
): StructuredThing {
  if (mode === 'bus' || mode === 'trolleybus')
    return { '@type': 'BusTrip', busNumber: number, departureBusStop: from, arrivalBusStop: to };
  if (mode === 'train')
    return { '@type': 'TrainTrip', trainNumber: number, departureStation: from, arrivalStation: to };
  if (mode === 'ferry') return { '@type': 'BoatTrip', departureBoatTerminal: from, arrivalBoatTerminal: to };
  return { '@type': 'Trip', itinerary: [from, to] };
}

/** A news item or a press release, which the operator tells. */
export function newsArticle(
  { title, summary, day, changedMs, image, category }: NewsItem,
  { url, locale }: Placed & { readonly locale: Locale },
): StructuredThing {
  const address = url.origin + url.pathname;
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(summary !== undefined && { description: summary }),
    ...(day !== undefined && { datePublished: day }),
    ...(changedMs !== undefined && { dateModified: new Date(changedMs).toISOString() }),
    ...(image && { image: new URL(image.large ?? image.src, url).href }),
    ...(category && { articleSection: category.name }),
    inLanguage: languageTags[locale],
    url: address,
    mainEntityOfPage: address,
    author: { '@id': operatorId(url.origin) },
    publisher: { '@id': operatorId(url.origin) },
  };
}

const instantOf = ({ at }: Moment) => new Date(at).toISOString();
const nameOf = ({ number, towards }: LineDirectionRef) => `${number} ${towards}`;

interface Employer extends Placed {
  readonly operator: Operator;
  readonly locale: Locale;
}

/** A job one can apply for. One that is closed is not told: search engines would go on offering it. */
export function jobPosting(job: Omit<Job, 'applyUrl'>, { url, operator, locale }: Employer): StructuredThing {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description.map(textOf).join(' '),
    identifier: { '@type': 'PropertyValue', name: operator.shortName, value: job.id },
    url: url.origin + url.pathname,
    ...(job.postedOn !== undefined && { datePosted: job.postedOn }),
    ...(job.endsOn !== undefined && { validThrough: `${job.endsOn}T23:59` }),
    employmentType: job.type,
    occupationalCategory: job.category,
    directApply: false,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': operatorId(url.origin),
      name: operator.name[locale],
    },
    jobLocation: {
      '@type': 'Place',
      name: job.place,
      ...(operator.address && {
        address: {
          '@type': 'PostalAddress',
          addressLocality: operator.address.city,
          addressRegion: operator.address.province,
        },
      }),
    },
  };
}

const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join(' ');
