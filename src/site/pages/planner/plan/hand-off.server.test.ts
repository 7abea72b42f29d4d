import { describe, expect, it } from 'vitest';
import { handOffAddress } from './hand-off.server.ts';

const timeZone = 'America/Toronto';
const places = { from: { text: 'Place du Marché' }, to: { text: 'Ma position', id: '-71.23;46.825' } };
const pairs = (address: string) => [...new URL(address).searchParams];

describe('the hand-over to the maps service', () => {
  it('says exactly what that service takes, on the clock of the place', () => {
    const when = { kind: 'depart', at: Date.parse('2026-11-06T13:05:00-05:00') } as const;
    const address = handOffAddress('https://www.google.com/maps', places, { when, timeZone });
    expect(address.split('?')[0]).toBe('https://www.google.com/maps');
    expect(pairs(address)).toEqual([
      ['saddr', 'Place du Marché'],
      ['daddr', '46.825,-71.23'],
      ['ttype', 'dep'],
      ['time', '1:05pm'],
      ['date', '11/06/2026'],
      ['dirflg', 'r'],
    ]);
  });

  it.each([
    ['2026-11-07T00:00:00-05:00', '12:00am', '11/07/2026'],
    ['2026-11-07T12:30:00-05:00', '12:30pm', '11/07/2026'],
    ['2026-07-01T09:05:00-04:00', '9:05am', '07/01/2026'],
  ])('writes %s as %s on %s', (instant, time, date) => {
    const when = { kind: 'arrive', at: Date.parse(instant) } as const;
    const { searchParams } = new URL(
      handOffAddress('https://maps.example/x?y=1', places, { when, timeZone }),
    );
    expect(Object.fromEntries(searchParams)).toMatchObject({ ttype: 'arr', time, date });
    expect(searchParams.has('y')).toBe(false);
  });
});
