import type {
  EntreArretsParcoursJson,
  EntreArretsVoyageJson,
  RangeesSurDemandeJson,
  SurDemandeJson,
} from '#contract/schedule/acces.ts';
import {
  listAlong,
  onRequestAt,
  summarizeAlong,
  type OnRequest,
  type RequestRows,
  type RideAlong,
  type Timetable,
} from '#transit/index.ts';
import { agencyOfLine } from './line-operator.ts';

const asking = { phone: 'telephone', driver: 'conducteur' } as const;
const ways = { ...asking, anywhere: 'libre' } as const;

interface CallPlace {
  readonly line: number;
  /** Negative for a trip that real time added. */
  readonly trip: number;
  readonly position: number;
}

const nothing = {};

/** Whom to ask before a bus stops somewhere, ready to be spread into what is said of its call. */
export function formatRequest(
  timetable: Timetable,
  { line, trip, position }: CallPlace,
): { readonly surDemande?: SurDemandeJson } {
  const asked = trip < 0 ? undefined : onRequestAt(timetable, trip, position);
  return formatShared(timetable, line, asked);
}

/** The same of what all trips of a line ask for. */
export function formatShared(
  timetable: Timetable,
  line: number,
  asked: OnRequest | undefined,
): { readonly surDemande?: SurDemandeJson } {
  return asked ? { surDemande: { ...formatAsking(asked), ...phoneFor(timetable, line, asked) } } : nothing;
}

const formatAsking = ({ boarding, alighting }: OnRequest) => ({
  ...(boarding && { montee: asking[boarding] }),
  ...(alighting && { descente: asking[alighting] }),
});

const formatRide = ({ boarding, alighting }: RideAlong) => ({
  ...(boarding && { montee: ways[boarding] }),
  ...(alighting && { descente: ways[alighting] }),
});

/** The phone of the line's agency, where something is to be phoned for. */
function phoneFor(
  timetable: Timetable,
  line: number,
  { boarding, alighting }: RideAlong,
): { readonly telephone?: string } {
  return phoneWhere(timetable, line, boarding === 'phone' || alighting === 'phone');
}

/** The same for trips of a timetable, as they are written. */
export function phoneForRows(
  timetable: Timetable,
  line: number,
  trips: readonly { readonly surDemande?: RangeesSurDemandeJson }[],
): { readonly telephone?: string } {
  const isPhoned = ({ montee, descente }: SurDemandeJson) =>
    montee === asking.phone || descente === asking.phone;
  return phoneWhere(
    timetable,
    line,
    trips.some(({ surDemande }) => surDemande?.some(isPhoned)),
  );
}

function phoneWhere(timetable: Timetable, line: number, isNeeded: boolean): { readonly telephone?: string } {
  const phone = isNeeded ? agencyOfLine(timetable, line)?.phone : undefined;
  return phone ? { telephone: phone } : nothing;
}

export function formatRequestRows(rows: readonly RequestRows[]): {
  readonly surDemande?: RangeesSurDemandeJson;
} {
  if (rows.length === 0) return nothing;
  return { surDemande: rows.map((each) => ({ ...formatAsking(each), rangees: [...each.rows] })) };
}

/** How one gets on or off between the stops of these patterns of a line. */
export function formatAlongOfLine(
  timetable: Timetable,
  line: number,
  patterns: readonly number[],
): { readonly entreArrets?: EntreArretsParcoursJson } {
  const kinds = summarizeAlong(timetable, patterns);
  if (kinds.length === 0) return nothing;
  return {
    entreArrets: kinds.map((kind) => ({
      ...formatRide(kind),
      partout: kind.isEverywhere,
      ...phoneFor(timetable, line, kind),
    })),
  };
}

export function formatAlongOfTrip(
  timetable: Timetable,
  { line, trip }: Pick<CallPlace, 'line' | 'trip'>,
): { readonly entreArrets?: EntreArretsVoyageJson } {
  const stretches = trip < 0 ? [] : listAlong(timetable, trip);
  if (stretches.length === 0) return nothing;
  return {
    entreArrets: stretches.map((stretch) => ({
      ...formatRide(stretch),
      de: stretch.from,
      a: stretch.to,
      ...phoneFor(timetable, line, stretch),
    })),
  };
}
