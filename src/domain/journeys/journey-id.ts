import { isRide, type Journey, type RideLeg } from './journey.ts';

/** One part of a journey as its id names it. */
export type IdPart =
  | { readonly kind: 'walk'; readonly seconds: number }
  | {
      readonly kind: 'ride';
      readonly from: string;
      readonly to: string;
      /** `2026-11-16`. */
      readonly tripDate: string;
      readonly tripId: string;
      /** Which of its passes at these stops, counted from 1; none where it is the first. */
      readonly pass?: number;
      /** The rider stays seated: the bus before goes on under this number. */
      readonly staysOn?: boolean;
      /** This bus waits for the one before. */
      readonly isGuaranteed?: boolean;
    };

type RidePart = Extract<IdPart, { kind: 'ride' }>;

const longestId = 2000;
/** The itinerary service plans no more rides than these; every one of them costs a question to the timetables. */
const mostRides = 8;
/** A walk before each ride, and one after the last. */
const mostParts = 2 * mostRides + 1;
const longestWalkS = 24 * 3600;

/**
 * What a journey is made of, as a text for addresses: its walks by their seconds, its rides by their stops, date and trip.
 * It stays the same when buses are late, and whoever has it can follow the journey. Undefined where a ride does not say
 * which trip it is, or there are too many.
 */
export function journeyId({ legs }: Pick<Journey, 'legs'>): string | undefined {
  const parts = legs.map((leg) => (isRide(leg) ? ridePart(leg) : `w${Math.round(leg.seconds)}`));
  if (parts.includes(undefined) || parts.length === 0) return undefined;
  return legs.filter(isRide).length > mostRides ? undefined : parts.join('~');
}

function ridePart(ride: RideLeg): string | undefined {
  const { from, to, tripId, tripDate } = ride;
  if (!from.stopCode || !to.stopCode || !tripId || !tripDate) return undefined;
  const names = [from.stopCode, to.stopCode, tripDate.replaceAll('-', ''), tripId].map(escape);
  const marks = marksOf(ride);
  return [...names, ...(marks === '' ? [] : [marks])].join('.');
}

/** What the trip alone does not tell: few rides have any of it, and then the id has one part more. */
function marksOf({ staysOn, isGuaranteed, pass = 1 }: RideLeg): string {
  return `${staysOn ? 's' : isGuaranteed ? 'g' : ''}${pass > 1 ? pass : ''}`;
}

/** Dots and tildes part the id: within a part they are written otherwise. */
const escape = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E');

/** Undefined for a text that is none of ours. */
export function readJourneyId(text: string): readonly IdPart[] | undefined {
  if (text === '' || text.length > longestId) return undefined;
  const parts = text.split('~').map(readPart);
  const known = parts.filter((part) => part !== undefined);
  const isWhole = known.length === parts.length && parts.length <= mostParts;
  return isWhole && known.filter(isRidePart).length <= mostRides ? known : undefined;
}

const walk = /^w(\d{1,5})$/;
const ride = /^([^.]{1,96})\.([^.]{1,96})\.(\d{4})(\d{2})(\d{2})\.([^.]{1,400})(?:\.(?=.)([sg])?([2-9])?)?$/;

function readPart(text: string): IdPart | undefined {
  const [, seconds] = walk.exec(text) ?? [];
  if (seconds !== undefined)
    return Number(seconds) <= longestWalkS ? { kind: 'walk', seconds: Number(seconds) } : undefined;
  const [, from, to, year, month, day, trip, mark, pass] = ride.exec(text) ?? [];
  if (from === undefined || to === undefined || trip === undefined) return undefined;
  const [fromCode, toCode, tripId] = [from, to, trip].map(unescape);
  if (!fromCode || !toCode || !tripId) return undefined;
  return {
    kind: 'ride',
    from: fromCode,
    to: toCode,
    tripDate: `${year}-${month}-${day}`,
    tripId,
    ...(mark === 's' && { staysOn: true }),
    ...(mark === 'g' && { isGuaranteed: true }),
    ...(pass !== undefined && { pass: Number(pass) }),
  };
}

/** Undefined for what nobody could have written, such as what cannot be seen. */
function unescape(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return /^\P{C}+$/u.test(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

export const isRidePart = (part: IdPart): part is RidePart => part.kind === 'ride';
export type { RidePart };
