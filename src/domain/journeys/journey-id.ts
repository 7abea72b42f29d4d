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
    };

type RidePart = Extract<IdPart, { kind: 'ride' }>;

const longestId = 2000;
const mostParts = 20;
const longestWalkS = 24 * 3600;

/**
 * What a journey is made of, as a text for addresses: its walks by their seconds, its rides by their stops, date and trip.
 * It stays the same when buses are late, and whoever has it can follow the journey. Undefined where a ride does not say
 * which trip it is.
 */
export function journeyId({ legs }: Pick<Journey, 'legs'>): string | undefined {
  const parts = legs.map((leg) => (isRide(leg) ? ridePart(leg) : `w${Math.round(leg.seconds)}`));
  return parts.includes(undefined) || parts.length === 0 ? undefined : parts.join('~');
}

function ridePart({ from, to, tripId, tripDate }: RideLeg): string | undefined {
  if (!from.stopCode || !to.stopCode || !tripId || !tripDate) return undefined;
  return [from.stopCode, to.stopCode, tripDate.replaceAll('-', ''), tripId].map(escape).join('.');
}

/** Dots and tildes part the id: within a part they are written otherwise. */
const escape = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E');

/** Undefined for a text that is none of ours. */
export function readJourneyId(text: string): readonly IdPart[] | undefined {
  if (text === '' || text.length > longestId) return undefined;
  const parts = text.split('~').map(readPart);
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length && parts.length <= mostParts ? known : undefined;
}

const walk = /^w(\d{1,5})$/;
const ride = /^([^.]{1,96})\.([^.]{1,96})\.(\d{4})(\d{2})(\d{2})\.([^.]{1,400})$/;

function readPart(text: string): IdPart | undefined {
  const [, seconds] = walk.exec(text) ?? [];
  if (seconds !== undefined)
    return Number(seconds) <= longestWalkS ? { kind: 'walk', seconds: Number(seconds) } : undefined;
  const [, from, to, year, month, day, trip] = ride.exec(text) ?? [];
  if (from === undefined || to === undefined || trip === undefined) return undefined;
  const [fromCode, toCode, tripId] = [from, to, trip].map(unescape);
  if (!fromCode || !toCode || !tripId) return undefined;
  return { kind: 'ride', from: fromCode, to: toCode, tripDate: `${year}-${month}-${day}`, tripId };
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
