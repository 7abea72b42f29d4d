import { describe, expect, it } from 'vitest';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeedWith } from '#tests/support/small-feed.ts';
import { table } from '#tests/support/tiny-feed.ts';
import { fareWords } from './fare-words.ts';

const wordsOf = (tables: Readonly<Record<string, string>>) => {
  const words = fareWords(timetableOf(smallFeedWith(tables)));
  // Amounts are written with spaces that do not break.
  return words && { fr: words.fr.replaceAll('\u00a0', ' '), en: words.en };
};
const attributes = (...rows: readonly string[]) => ({
  fare_attributes: table('fare_id,price,currency_type,payment_method,transfers', rows),
});

describe('what a feed says that rides cost', () => {
  it('is nothing where it says nothing', () => expect(wordsOf({})).toBeUndefined());

  it('is one amount, with how it is paid, in the way of each language', () => {
    expect(wordsOf(attributes('F,3.5,CAD,0,'))).toEqual({
      fr: '<p>Un passage coûte <strong>3,50 $</strong>, à payer à bord.</p>',
      en: '<p>A ride costs <strong>$3.50</strong>, paid on board.</p>',
    });
  });

  it('has the sign that riders know, whatever the country', () => {
    expect(wordsOf(attributes('F,3.5,USD,0,'))).toEqual({
      fr: '<p>Un passage coûte <strong>3,50 $</strong>, à payer à bord.</p>',
      en: '<p>A ride costs <strong>$3.50</strong>, paid on board.</p>',
    });
    expect(wordsOf(attributes('F,3.5,EUR,0,'))?.fr).toContain('3,50 €');
  });

  it('says of what costs nothing that it is free', () => {
    expect(wordsOf(attributes('F,0,CAD,0,'))).toEqual({
      fr: '<p>Les passages sont gratuits.</p>',
      en: '<p>Rides are free.</p>',
    });
    expect(wordsOf(attributes('F,0,CAD,0,', 'G,5,CAD,0,', 'H,20,CAD,0,'))?.en).toBe(
      '<p>A ride costs from <strong>$5.00</strong> to <strong>$20.00</strong>, depending on the trip or the rider, paid on board. Some rides are free.</p>',
    );
  });

  it('is from the least to the most where fares have codes alone', () => {
    expect(wordsOf(attributes('F,3.5,CAD,0,', 'G,5,CAD,1,'))?.fr).toBe(
      '<p>Un passage coûte de <strong>3,50 $</strong> à <strong>5,00 $</strong>, selon le trajet ou l’usager.</p>',
    );
  });

  it('is a list of products where they have names, which are no markup', () => {
    const words = wordsOf({
      fare_products: table('fare_product_id,fare_product_name,rider_category_id,amount,currency', [
        'a,Passe <b>jour</b>,x,9,CAD',
      ]),
      rider_categories: table('rider_category_id,rider_category_name', ['x,Aîné']),
    });
    expect(words?.fr).toBe(
      '<ul><li>Passe &lt;b&gt;jour&lt;/b&gt; (Aîné) : <strong>9,00 $</strong></li></ul>',
    );
  });
});
