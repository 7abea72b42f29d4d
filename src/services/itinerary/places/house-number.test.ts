import { describe, expect, it } from 'vitest';
import { readHouseWords } from './house-number.ts';

const first = (text: string) => readHouseWords(text)[0];

describe('a house number', () => {
  it('is not that of a flat, on whichever side it stands', () => {
    for (const text of ['4-120 rue des Pins', '120-4, rue des Pins'])
      expect(first(text), text).toEqual({ number: 120, words: 'rue des Pins' });
  });

  it('stands before the street or behind it', () => {
    const house = { number: 120, words: 'rue des Pins' };
    for (const text of ['120 rue des Pins', '120, rue des Pins', '120A rue des Pins', '120-4 rue des Pins'])
      expect(first(text), text).toEqual(house);
    for (const text of ['rue des Pins 120', 'rue des Pins, 120']) expect(first(text), text).toEqual(house);
  });

  it('is not the number of a street', () => {
    for (const text of ['3e Avenue', '5th Avenue', '1480', 'rue des Pins', ''])
      expect(first(text), text).toEqual({ number: undefined, words: text });
    expect(first('45 3e Avenue')).toEqual({ number: 45, words: '3e Avenue' });
  });

  it('may be no house’s: the whole text is read last', () => {
    expect(readHouseWords('24 juin').at(-1)).toEqual({ number: undefined, words: '24 juin' });
  });

  it('takes no time to find in a text made to take long', () => {
    const text = `1 ${'a '.repeat(100)}`;
    expect(readHouseWords(text).at(-1)?.words).toBe(text);
  });
});
