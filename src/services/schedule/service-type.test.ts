import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#data/service-types.ts';
import { serviceTypeOf } from './service-type.ts';

const typeOf = (number: string, colour = '') =>
  serviceTypes.find(({ code }) => code === serviceTypeOf({ number, colour }, serviceTypes))?.key;

describe('the kind of service of a line', () => {
  it.each([
    ['800', '97BF0D', 'metrobus'],
    ['800', '', 'metrobus'],
    ['11', '', 'lebus'],
    ['3A', '', 'ecole'],
    ['57', '', 'industriel'],
    ['250', 'E04503', 'express'],
    ['250', '', 'express'],
    ['550', '', 'express'],
    ['907', '', 'couchetard'],
    ['11', 'E04503', 'express'],
    ['NAVETTE', '', 'lebus'],
    ['9999', '', 'lebus'],
    ['', '', 'lebus'],
  ])('of %s in colour “%s” is %s', (number, colour, key) => {
    expect(typeOf(number, colour)).toBe(key);
  });

  it('is the first there is when nothing else fits, and 0 when there is none', () => {
    const first = serviceTypes.find(({ key }) => key === 'express');
    expect(serviceTypeOf({ number: 'X', colour: '' }, first ? [first] : [])).toBe(first?.code);
    expect(serviceTypeOf({ number: 'X', colour: '' }, [])).toBe(0);
  });
});
