import { fold } from '#lib/fold.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { AddressRow } from '#services/itinerary/ports.ts';
import { metresBetween, PlaceGrid, TextIndex, type MatchKind } from '#transit/index.ts';
import { readHouseWords } from './house-number.ts';

export interface FoundAddress extends Coordinates {
  /** Undefined for a street as a whole. */
  readonly number: number | undefined;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string | undefined;
  readonly match: MatchKind;
}

interface Street {
  readonly name: string;
  readonly city: string;
  /** By number. */
  readonly houses: AddressRow[];
}

/** How near a house has to be to a point to give it its name. */
const besideMetres = 60;
/** Houses that are farther from each other than this have none between them. */
const apartMetres = 500;
/** So many houses around a point are looked at: those across the street may be nearer than its neighbours. */
const mostNeighbours = 6;
/** Ids of points are cut to a tenth of a metre. */
const exactMetres = 0.5;

/** The houses of the city, found by what riders type and by where they stand. */
export class AddressBook {
  private readonly streetsByKey: ReadonlyMap<string, Street>;
  private readonly streets: readonly Street[];
  private readonly index: TextIndex;
  private readonly rows: readonly AddressRow[];
  private readonly grid: PlaceGrid;

  constructor(rows: readonly AddressRow[]) {
    this.rows = rows;
    this.streetsByKey = gatherStreets(rows);
    this.streets = [...this.streetsByKey.values()];
    this.index = new TextIndex(
      this.streets.map(({ name, city, houses }) => ({
        code: '',
        name,
        description: city,
        weight: houses.length,
      })),
    );
    this.grid = new PlaceGrid(rows);
  }

  /** Best first: by a house number and a street where that is what the words are, else by the street alone. */
  search(text: string, limit: number): FoundAddress[] {
    for (const { number, words } of readHouseWords(text)) {
      const found = this.index.search(words, limit);
      if (found.length === 0) continue;
      return found.map(({ document, match }) => ({
        ...placeHouse(this.streets[document] as Street, number),
        match,
      }));
    }
    return [];
  }

  /** The house that stands at a point, or would stand there by its number. */
  nameOf(point: Coordinates): AddressRow | undefined {
    const near = this.grid.nearest(point, { limit: mostNeighbours, withinMetres: apartMetres / 2 });
    for (const { place } of near) {
      const house = this.rows[place] as AddressRow;
      const between = findBetween(this.streetsByKey.get(streetKey(house)) as Street, house, point);
      if (between) return { ...house, ...between };
    }
    const [nearest] = near;
    return nearest && nearest.metres <= besideMetres ? this.rows[nearest.place] : undefined;
  }
}

const streetKey = ({ street, city }: AddressRow): string => `${fold(street)}\n${fold(city)}`;

function gatherStreets(rows: readonly AddressRow[]): Map<string, Street> {
  const streets = new Map<string, Street>();
  for (const row of rows) {
    const key = streetKey(row);
    const known = streets.get(key);
    if (known) known.houses.push(row);
    else streets.set(key, { name: row.street, city: row.city, houses: [row] });
  }
  for (const { houses } of streets.values()) houses.sort((one, two) => one.number - two.number);
  return streets;
}

/**
 * Where a house of that number is, or would be between its neighbours on the same side. A number beyond the street is its
 * last house; without a number, the house in the middle stands for the street.
 */
function placeHouse({ name, city, houses }: Street, number: number | undefined): Omit<FoundAddress, 'match'> {
  const street = { street: name, city };
  if (number === undefined) {
    const { latitude, longitude } = houses[houses.length >> 1] as AddressRow;
    return { ...street, number: undefined, postalCode: undefined, latitude, longitude };
  }
  const side = houses.filter((house) => house.number % 2 === number % 2);
  const own = side.length > 0 ? side : houses;
  const after = own.find((house) => house.number >= number) ?? own.at(-1);
  const before = own.findLast((house) => house.number <= number) ?? own[0];
  if (!after || !before || after === before || after.number === before.number || isApart(before, after))
    return { ...street, ...nearestOf(number, before ?? after, after) };
  const share = (number - before.number) / (after.number - before.number);
  const between = (one: number, two: number) => one + (two - one) * share;
  return {
    ...street,
    number,
    postalCode: before.postalCode,
    latitude: between(before.latitude, after.latitude),
    longitude: between(before.longitude, after.longitude),
  };
}

/** The number beside a house that was placed exactly at a point, when one was. */
function findBetween(
  street: Street,
  house: AddressRow,
  point: Coordinates,
): (Coordinates & { readonly number: number }) | undefined {
  if (metresBetween(house, point) <= exactMetres) return undefined;
  const side = street.houses.filter(({ number }) => number % 2 === house.number % 2);
  const at = side.indexOf(house);
  for (const other of [side[at - 1], side[at + 1]]) {
    if (!other || isApart(house, other)) continue;
    const share = metresBetween(house, point) / metresBetween(house, other);
    const number = house.number + 2 * Math.round(((other.number - house.number) * share) / 2);
    const placed = placeHouse(street, number);
    if (metresBetween(placed, point) <= exactMetres) return { ...placed, number };
  }
  return undefined;
}

/** Houses of a street that is cut in two: nothing stands between them. */
const isApart = (one: AddressRow, two: AddressRow): boolean => metresBetween(one, two) > apartMetres;

function nearestOf(number: number, before: AddressRow | undefined, after: AddressRow | undefined) {
  const [first, second] = [before ?? after, after ?? before] as [AddressRow, AddressRow];
  const house = number - first.number <= second.number - number ? first : second;
  return {
    number: house.number,
    postalCode: house.postalCode,
    latitude: house.latitude,
    longitude: house.longitude,
  };
}
