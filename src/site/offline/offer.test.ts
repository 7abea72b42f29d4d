import { describe, expect, it } from 'vitest';
import { formatOffer, longestLifeS, parseOffer, type KeepOffer } from './offer.ts';

describe('what the site says of a page that may be kept', () => {
  it.each<KeepOffer>([
    { kind: 'frame', lifeS: 60, parts: [] },
    { kind: 'stop', lifeS: longestLifeS, parts: ['/services/schedule/horaireArret?noArret=1480&langue=fr'] },
  ])('is read as it was written: %j', (offer) => {
    expect(parseOffer(formatOffer(offer))).toEqual(offer);
  });

  it('never lasts longer than a week', () => {
    expect(parseOffer('line 99999999')?.lifeS).toBe(longestLifeS);
  });

  it.each([
    null,
    '',
    'stop',
    'stop 0',
    'stop -5',
    'stop never',
    'account 60',
    'stop 60 https://elsewhere.example/',
  ])('is nothing where it cannot be read: %j', (header) => {
    expect(parseOffer(header)).toBeUndefined();
  });
});
