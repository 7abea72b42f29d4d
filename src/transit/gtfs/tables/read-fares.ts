import type { Fare } from '#transit/timetable/facts.ts';
import type { ImportReport } from '../import-report.ts';
import { readTable, type FeedTables } from './read-table.ts';

/** What a currency is called in ISO 4217. */
const currencyPattern = /^[A-Z]{3}$/;
const onBoard = 0;

/** What rides cost, by the newer tables of fares where a feed has them, else by `fare_attributes`. */
export function readFares(feed: FeedTables, report: ImportReport): Fare[] {
  const products = readProducts(feed, report);
  const attributes = readTable(feed, 'fare_attributes', report).map(
    ({ row, price, currency_type: currency, payment_method: payment, agency_id: agency }) => ({
      row,
      table: 'fare_attributes' as const,
      fare: {
        name: '',
        amount: price,
        currency: currency.toUpperCase(),
        ...(agency !== '' && { agency }),
        paidOnBoard: payment === onBoard,
      },
    }),
  );
  return (products.length > 0 ? products : attributes).flatMap(({ row, table, fare }): Fare[] => {
    if (currencyPattern.test(fare.currency) && fare.amount >= 0) return [fare];
    report.add('value-unreadable', { table, row, detail: fare.currency });
    return [];
  });
}

/** A product stands in a row for each of its riders and means of paying: each price of it is told once. */
function readProducts(feed: FeedTables, report: ImportReport) {
  const riders = new Map(
    readTable(feed, 'rider_categories', report).map((rider) => [rider.rider_category_id, rider]),
  );
  const told = new Set<string>();
  return readTable(feed, 'fare_products', report).flatMap((product) => {
    const { row, fare_product_name: name, rider_category_id: category, amount, currency } = product;
    const rider = riders.get(category)?.rider_category_name ?? '';
    const key = [name, rider, amount, currency].join('\n');
    if (told.has(key)) return [];
    told.add(key);
    const fare: Fare = { name, amount, currency: currency.toUpperCase(), ...(rider !== '' && { rider }) };
    return [{ row, table: 'fare_products' as const, fare }];
  });
}
