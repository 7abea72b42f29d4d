import type {
  EntreArretsParcoursJson,
  EntreArretsVoyageJson,
  RangeesSurDemandeJson,
  SurDemandeJson,
} from '#contract/schedule/acces.ts';
import type { LineAlong, OnRequest, RequestRows, TripAlong } from '#domain/access.ts';
import { given } from './read-fields.ts';

const asking = { telephone: 'phone', conducteur: 'driver' } as const;
const ways = { ...asking, libre: 'anywhere' } as const;

export function readRequest({ montee, descente, telephone }: SurDemandeJson): OnRequest {
  return {
    ...given('boarding', montee && asking[montee]),
    ...given('alighting', descente && asking[descente]),
    ...given('phone', telephone),
  };
}

/** The wire says where to phone once for all rows. */
export const readRequestRows = (
  json: NonNullable<RangeesSurDemandeJson>,
  telephone: string | undefined,
): RequestRows[] =>
  json.map(({ rangees, ...request }) => {
    const isPhoned = request.montee === 'telephone' || request.descente === 'telephone';
    return { ...readRequest({ ...request, telephone: isPhoned ? telephone : undefined }), rows: rangees };
  });

type RideJson = Omit<NonNullable<EntreArretsVoyageJson>[number], 'de' | 'a'>;

const readRide = ({ montee, descente, telephone }: RideJson) => ({
  ...given('boarding', montee && ways[montee]),
  ...given('alighting', descente && ways[descente]),
  ...given('phone', telephone),
});

export const readAlongOfLine = (json: NonNullable<EntreArretsParcoursJson>): LineAlong[] =>
  json.map(({ partout, ...ride }) => ({ ...readRide(ride), isEverywhere: partout }));

export const readAlongOfTrip = (json: NonNullable<EntreArretsVoyageJson>): TripAlong[] =>
  json.map(({ de, a, ...ride }) => ({ ...readRide(ride), from: de, to: a }));
