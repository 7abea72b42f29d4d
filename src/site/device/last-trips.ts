import { useSyncExternalStore } from 'react';

/** A place as the device remembers it: its words, and what the itinerary service calls it. */
export interface LastPlace {
  readonly text: string;
  readonly id: string;
}

/** Where somebody last went from here. */
export interface LastTrip {
  readonly from: LastPlace;
  readonly to: LastPlace;
}

const key = 'last-trips';
const most = 5;
const none: readonly LastTrip[] = [];

let read: { readonly text: string | null; readonly trips: readonly LastTrip[] } = { text: null, trips: none };
const listeners = new Set<() => void>();

/** The latest first; the same list as long as nothing changed. */
export function lastTrips(): readonly LastTrip[] {
  const text = readText();
  if (text !== read.text) read = { text, trips: parse(text) };
  return read.trips;
}

/** The places of the last trips, each once, the latest first. */
export function lastPlaces(): readonly LastPlace[] {
  const places = lastTrips().flatMap(({ from, to }) => [to, from]);
  return places.filter(({ id }, nth) => places.findIndex((other) => other.id === id) === nth);
}

export function rememberTrip(trip: LastTrip): void {
  const others = lastTrips().filter(({ from, to }) => from.id !== trip.from.id || to.id !== trip.to.id);
  const { from, to } = trip;
  save([{ from: plain(from), to: plain(to) }, ...others].slice(0, most));
}

export function forgetTrips(): void {
  save(none);
}

/** On the server, and until the page is taken over, there are none. */
export function useLastTrips(): readonly LastTrip[] {
  return useSyncExternalStore(subscribe, lastTrips, () => none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same device changed them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const plain = ({ text, id }: LastPlace): LastPlace => ({ text, id });

/** Some browsers refuse to keep anything, or have no room: the page works on without. */
function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(trips: readonly LastTrip[]): void {
  try {
    if (trips.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(trips));
  } catch {
    // Without room the change holds until the page is left.
  }
  read = { text: readText(), trips };
  for (const tell of listeners) tell();
}

/** What is stored may be of another version, or written by hand: only what looks like a trip is taken. */
function parse(text: string | null): readonly LastTrip[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return none;
    return stored
      .filter((trip: Partial<LastTrip> | null): trip is LastTrip => isPlace(trip?.from) && isPlace(trip?.to))
      .map(({ from, to }) => ({ from: plain(from), to: plain(to) }))
      .slice(0, most);
  } catch {
    return none;
  }
}

function isPlace(value: Partial<LastPlace> | undefined): value is LastPlace {
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && text !== '' && text.length <= 200;
  return isText(value?.text) && isText(value.id);
}
