import { describe, expect, it } from 'vitest';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith } from '#tests/support/small-feed.ts';
import { table } from '#tests/support/tiny-feed.ts';

const attributes = table('fare_id,price,currency_type,payment_method,transfers,agency_id', [
  'one,3.50,CAD,0,,A',
  'two,12,usd,1,0,',
]);
const products = table('fare_product_id,fare_product_name,rider_category_id,fare_media_id,amount,currency', [
  'single,Un passage,adult,cash,3.75,CAD',
  'single,Un passage,adult,card,3.75,CAD',
  'single,Un passage,child,cash,0,CAD',
]);
const riders = table('rider_category_id,rider_category_name', ['adult,Adulte', 'child,Enfant']);

describe('the fares of a feed', () => {
  it('are none where it has none', () => {
    expect(timetableOf(smallFeed).fares).toEqual([]);
  });

  it('are what rides cost, whose they are, and whether one pays on board', () => {
    expect(timetableOf(smallFeedWith({ fare_attributes: attributes })).fares).toEqual([
      { name: '', amount: 3.5, currency: 'CAD', agency: 'A', paidOnBoard: true },
      { name: '', amount: 12, currency: 'USD', paidOnBoard: false },
    ]);
  });

  it('are products with their riders where the feed has them, each price once', () => {
    const feed = { fare_attributes: attributes, fare_products: products, rider_categories: riders };
    expect(timetableOf(smallFeedWith(feed)).fares).toEqual([
      { name: 'Un passage', amount: 3.75, currency: 'CAD', rider: 'Adulte' },
      { name: 'Un passage', amount: 0, currency: 'CAD', rider: 'Enfant' },
    ]);
  });

  it('leave out an amount of no currency, and one below nothing', () => {
    const head = 'fare_id,price,currency_type,payment_method,transfers';
    const timetable = timetableOf(
      smallFeedWith({ fare_attributes: table(head, ['a,3,dollars,0,', 'b,-1,CAD,0,', 'c,2,CAD,0,']) }),
    );
    expect(timetable.fares.map(({ amount }) => amount)).toEqual([2]);
    expect(faultsOf(timetable)).toEqual({ 'value-unreadable': 2 });
  });
});
