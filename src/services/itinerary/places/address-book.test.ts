import { describe, expect, it } from 'vitest';
import { AddressBook } from './address-book.ts';

const house = (number: number, longitude: number, street = 'rue des Pins') => ({
  number,
  street,
  city: 'Havremont',
  postalCode: 'G1G 1G1',
  latitude: 47.6,
  longitude,
});
const book = new AddressBook([
  house(10, -71.8),
  house(20, -71.801),
  house(11, -71.8002),
  house(200, -71.9),
  house(5, -71.7, '3e Avenue'),
]);
const first = (text: string) => book.search(text, 5)[0];

describe('an address book', () => {
  it('knows a house by its number', () => {
    expect(first('20 rue des pins')).toMatchObject({ number: 20, longitude: -71.801 });
    expect(first('des Pins, 11')).toMatchObject({ number: 11, longitude: -71.8002 });
    expect(first('5 3e avenue')).toMatchObject({ number: 5, street: '3e Avenue' });
  });

  it('puts a number between its neighbours on the same side of the street', () => {
    const found = first('15 rue des Pins');
    expect(found).toMatchObject({ number: 11 });
    expect(first('14 rue des Pins')?.number).toBe(14);
    expect(first('14 rue des Pins')?.longitude).toBeCloseTo(-71.8004, 6);
  });

  it('gives the nearest house where none can stand, and the middle of a street without a number', () => {
    expect(first('900 rue des Pins')).toMatchObject({ number: 200 });
    expect(first('100 rue des Pins')).toMatchObject({ number: 20 });
    expect(first('rue des Pins')).toMatchObject({ number: undefined, longitude: -71.801 });
  });

  it('knows which house stands at a point, and that none does', () => {
    expect(book.nameOf({ latitude: 47.6001, longitude: -71.8 })?.number).toBe(10);
    expect(book.nameOf({ latitude: 47.7, longitude: -71.8 })).toBeUndefined();
  });

  it('calls a house between its neighbours by the number it was found by', () => {
    const found = first('14 rue des Pins');
    const point = { latitude: found?.latitude ?? 0, longitude: Number(found?.longitude.toFixed(6)) };
    expect(book.nameOf(point)).toMatchObject({ number: 14, street: 'rue des Pins' });
  });

  it('without houses finds nothing', () => {
    expect(new AddressBook([]).search('10 rue des Pins', 5)).toEqual([]);
  });
});
