/** Whom riders ask beforehand: the operator by phone, or the driver. */
export type Asking = 'phone' | 'driver';

/** A stop where a bus stops on request alone: how to get on, and how to get off. */
export interface OnRequest {
  readonly boarding?: Asking;
  readonly alighting?: Asking;
  /** Where to phone, if that is known. */
  readonly phone?: string;
}

/** How riders get on or off between stops: anywhere by a sign, or as they ask for. */
export interface RideAlong {
  readonly boarding?: 'anywhere' | Asking;
  readonly alighting?: 'anywhere' | Asking;
  readonly phone?: string;
}

/** On the trips of a line: on all of the way, or on a part of it. */
export interface LineAlong extends RideAlong {
  readonly isEverywhere: boolean;
}

/** From one call of a trip to another, counted from 0. */
export interface TripAlong extends RideAlong {
  readonly from: number;
  readonly to: number;
}

/** The rows of a timetable at which riders ask for the same. */
export interface RequestRows extends OnRequest {
  readonly rows: readonly number[];
}

/** What is asked for at a row. */
export function requestAt(
  { requests }: { readonly requests?: readonly RequestRows[] },
  row: number,
): RequestRows | undefined {
  return requests?.find(({ rows }) => rows.includes(row));
}

/** What stands for a request where there is no room for words: whom to ask, first of all to get on. */
export const askedFirst = ({ boarding, alighting }: OnRequest): Asking | undefined => boarding ?? alighting;

/** What the requests of a timetable that are marked alike are for, all together; undefined where none is. */
export function requestsFor(requests: readonly OnRequest[], asked: Asking): OnRequest | undefined {
  const marked = requests.filter((request) => askedFirst(request) === asked);
  const phone = marked.find((request) => request.phone !== undefined)?.phone;
  if (marked.length === 0) return undefined;
  return {
    ...(marked.some(({ boarding }) => boarding === asked) && { boarding: asked }),
    ...(marked.some(({ alighting }) => alighting === asked) && { alighting: asked }),
    ...(phone !== undefined && asked === 'phone' && { phone }),
  };
}
