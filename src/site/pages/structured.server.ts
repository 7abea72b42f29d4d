import type { Job } from '#domain/job.ts';
import type { LineDirectionRef } from '#domain/line.ts';
import { languageTags, type Locale } from '#domain/locale.ts';
import type { NewsItem } from '#domain/news.ts';
import type { Operator } from '#domain/operator.ts';
import type { RichNode } from '#domain/rich-text.ts';
import type { Stop } from '#domain/stop.ts';
import type { StructuredThing } from '#domain/structured.ts';
import type { Trip, TripCall } from '#domain/trip.ts';
import type { Moment } from '#lib/time/moment.ts';

/** The operator as every page names it once; other things point to it. */
export const operatorId = (origin: string): string => `${origin}/#operator`;

export function busStop(
  { code, name, latitude, longitude, isAccessible }: Stop,
  url?: string,
): StructuredThing {
  return {
    '@type': 'BusStop',
    name,
    identifier: code,
    ...(url !== undefined && { url }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    publicAccess: true,
    ...(isAccessible && {
      amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Wheelchair accessible', value: true },
    }),
  };
}

interface Placed {
  readonly url: URL;
}

/** A line is a service of the operator: schema.org has trips, and no routes. */
export function busLine(
  line: { readonly number: string; readonly name: string },
  { url }: Placed,
): StructuredThing {
  return {
    '@type': 'Service',
    name: line.name,
    identifier: line.number,
    serviceType: 'Bus',
    url: url.origin + url.pathname,
    provider: { '@id': operatorId(url.origin) },
  };
}

/** A trip that runs, from one of its stops on. One that is cancelled is not told: nobody may take it for a bus. */
export function busTrip(trip: Trip, from: TripCall, { url }: Placed): StructuredThing[] {
  const last = trip.calls.at(-1);
  if (trip.isCancelled || from.isSkipped || !last || last === from) return [];
  return [
    {
      '@type': 'BusTrip',
      name: nameOf(trip),
      identifier: trip.tripId,
      busNumber: trip.number,
      url: url.origin + url.pathname,
      departureBusStop: busStop(from),
      departureTime: instantOf(from.expected),
      arrivalBusStop: busStop(last),
      arrivalTime: instantOf(last.expected),
      provider: { '@id': operatorId(url.origin) },
    },
  ];
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
  const { city, province } = operator.address;
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
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: province },
    },
  };
}

const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join(' ');
