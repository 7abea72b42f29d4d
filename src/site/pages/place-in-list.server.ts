interface AskedPlace {
  /** The page as the address names it; the first one where it names none. */
  readonly asked: string | undefined;
  readonly pageCount: number;
  /** The address of the first page. */
  readonly base: string;
  /** The part of the address that chooses among the items, with its `?`. */
  readonly query: string;
}

interface PlaceInList {
  /** From 1; the first one where the address names a page that is not there. */
  readonly page: number;
  readonly isThere: boolean;
  /** The one address of that page, where it was asked for at another. */
  readonly redirect?: { readonly kind: 'redirect'; readonly status: 301; readonly to: string };
}

/** The page of a list that an address names by its last part. */
export function placeInList({ asked, pageCount, base, query }: AskedPlace): PlaceInList {
  const page = Number(asked ?? 1);
  const isThere = page >= 1 && page <= pageCount;
  if (!isThere) return { page: 1, isThere };
  if (asked === undefined || (page > 1 && asked === String(page))) return { page, isThere };
  const to = (page > 1 ? `${base}/${page}` : base) + query;
  return { page, isThere, redirect: { kind: 'redirect', status: 301, to } };
}
