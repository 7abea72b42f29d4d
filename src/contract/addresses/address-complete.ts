import { z } from 'zod';

/**
 * The wire of Canada Post's AddressComplete (Interactive Find 2.10 and Retrieve 2.11, `json3.ws`), of which what is used
 * here is described. Every answer is a table; a fault is a table of one row that has `Error`.
 */
export const findPath = '/Find/v2.10/json3.ws';
export const retrievePath = '/Retrieve/v2.11/json3.ws';

export const tableSchema = z.object({ Items: z.array(z.unknown()) });

/** Below 1000 it is about the key or the account, from there on about what was asked. */
export const faultRowSchema = z.object({ Error: z.coerce.number().int() });

/** What may stand in a field of a form. */
const words = z.string().max(300);

export const foundRowSchema = z.object({
  Id: z.string().min(1).max(500),
  Text: words,
  Description: words.nullish(),
  /** Whether `Id` is to be looked into, or retrieved. */
  Next: z.enum(['Find', 'Retrieve']),
});

export const addressRowSchema = z.object({
  /** `ENG` or `FRE`: an address that has a name in each is given twice. */
  Language: z.string().nullish(),
  Line1: words,
  City: words.nullish(),
  ProvinceCode: words.nullish(),
  ProvinceName: words.nullish(),
  PostalCode: words.nullish(),
});
