import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import {
  addressRowSchema,
  faultRowSchema,
  findPath,
  foundRowSchema,
  retrievePath,
  tableSchema,
} from '#contract/addresses/address-complete.ts';
import type { Locale } from '#domain/locale.ts';
import type { AddressSuggestion, FoundAddress } from '#domain/found-address.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transport } from '#platform/transport.ts';
import { ask, readAnswer } from '../wire.ts';

/** Completes postal addresses. Throws `unavailable` where the service is away, or answers something else. */
export interface AddressClient {
  /** What was found for the words, or for them within one of the lines found before. */
  find(
    words: string,
    options: { readonly locale: Locale; readonly within?: string | undefined },
  ): Promise<readonly AddressSuggestion[]>;
  /** Throws `not-found` where nothing has this id. */
  get(id: string, locale: Locale): Promise<FoundAddress>;
}

interface AddressClientOptions {
  readonly transport: Transport;
  readonly key: string;
  readonly clock: Clock;
}

const mostSuggestions = 7;
/** In the memory of this process alone: what somebody typed is written nowhere. */
const kept = { max: 500, ttl: 5 * 60_000 };
const maxBytes = 256 * 1024;
/** From here on a fault is about what was asked. */
const firstOwnFault = 1000;

export function createAddressClient({ transport, key, clock }: AddressClientOptions): AddressClient {
  const answers = new LRUCache<string, Promise<readonly unknown[]>>({
    ...kept,
    perf: { now: () => clock.now() },
  });

  /** The rows of a table, asked for once while they are kept. */
  function load(path: string, query: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
    const asked = `${path}?${new URLSearchParams(query)}`;
    const present = answers.get(asked);
    if (present) return present;
    const loading = loadTable(transport, path, { Key: key, ...query });
    answers.set(asked, loading);
    loading.catch(() => answers.delete(asked));
    return loading;
  }

  return {
    find: async (words, { locale, within = '' }) => {
      const rows = await load(findPath, {
        SearchTerm: words,
        LastId: within,
        Country: 'CAN',
        LanguagePreference: locale,
        MaxSuggestions: String(mostSuggestions),
      });
      return readRows(rows, foundRowSchema).slice(0, mostSuggestions).map(toSuggestion);
    },
    get: async (id, locale) => {
      const rows = readRows(await load(retrievePath, { Id: id }), addressRowSchema);
      const wanted = locale === 'fr' ? 'FRE' : 'ENG';
      const row = rows.find(({ Language }) => Language === wanted) ?? rows[0];
      if (!row) throw new AppError('not-found', 'there is no such address');
      return toAddress(row);
    },
  };
}

async function loadTable(
  transport: Transport,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  try {
    const address = `${path}?${new URLSearchParams(query)}`;
    const { status, body } = await ask(transport, { method: 'GET', path: address, maxBytes });
    if (status !== 200) throw new AppError('bad-answer', `answered ${status}`);
    const { Items } = readAnswer(body, tableSchema, path);
    const fault = faultRowSchema.safeParse(Items[0]).data?.Error;
    if (fault === undefined) return Items;
    if (fault >= firstOwnFault) return [];
    throw new AppError('bad-setting', `the service refuses ADDRESS_COMPLETION_KEY with its error ${fault}`);
  } catch (cause) {
    throw new AppError('unavailable', 'addresses cannot be completed', { cause });
  }
}

/** A row that is not as agreed is left out: the others are of use without it. */
function readRows<T>(rows: readonly unknown[], schema: z.ZodType<T>): T[] {
  return rows.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });
}

function toSuggestion({ Id, Text, Description, Next }: z.infer<typeof foundRowSchema>): AddressSuggestion {
  return {
    id: Id,
    text: plain(Text),
    description: plain(Description),
    ...(Next === 'Find' && { more: true }),
  };
}

function toAddress(row: z.infer<typeof addressRowSchema>): FoundAddress {
  return {
    street: plain(row.Line1),
    city: plain(row.City),
    province: plain(row.ProvinceCode),
    provinceName: plain(row.ProvinceName),
    postalCode: plain(row.PostalCode),
  };
}

/** One line, without signs that cannot be seen. */
const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\s\p{C}]+/gu, ' ').trim();
