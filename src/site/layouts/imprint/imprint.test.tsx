import { describe, expect, it } from 'vitest';
import { layoutNames } from '#site/routing/route.ts';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { layoutMarkup } from '#tests/support/layout-markup.tsx';
import { readableAddress } from './imprint.tsx';

describe.each(layoutNames)('on paper, the %s layout', (layout) => {
  it.each([
    ['fr', '1er juin 2026', 'baie.exemple.ca/titres-et-tarifs/points-de-vente', 'Imprimé le 1er juin 2026'],
    ['en', 'June 1, 2026', 'baie.exemple.ca/en/fares/points-of-sale', 'Printed on June 1, 2026'],
  ] as const)('names the operator, the address and the day in %s', (locale, todayInWords, address, day) => {
    const view = viewFixture(locale, { route: { layout }, shell: { todayInWords } });
    const [imprint = ''] = /<div class="imprint print-only".*?<\/div>/s.exec(layoutMarkup(view)) ?? [];
    for (const words of ['Les autobus de la Baie', address, day]) expect(imprint).toContain(words);
  });
});

describe('an address on paper', () => {
  it('has no scheme and reads as it is written', () => {
    expect(readableAddress('https://rtc.example/recherche/arr%C3%AAt?date=2026-11-15')).toBe(
      'rtc.example/recherche/arrêt?date=2026-11-15',
    );
    expect(readableAddress('http://rtc.example/')).toBe('rtc.example');
    expect(readableAddress('https://rtc.example/%E0%A4%A')).toBe('rtc.example/%E0%A4%A');
  });
});
