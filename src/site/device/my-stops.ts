import { useSyncExternalStore } from 'react';
import type { Stop } from '#domain/stop.ts';

/** A stop that is kept on this device: its name is shown before its board is there. */
export interface OwnStop {
  readonly code: string;
  readonly name: string;
  readonly isStation?: boolean;
}

export const ownStopOf = ({ code, name, platforms }: Pick<Stop, 'code' | 'name' | 'platforms'>): OwnStop => ({
  code,
  name,
  ...(platforms !== undefined && { isStation: true }),
});

/** The stops of whoever uses this device: those kept with the star, and those looked at, the latest first. */
export interface MyStops {
  readonly kept: readonly OwnStop[];
  readonly recent: readonly OwnStop[];
}

const key = 'my-stops';
const mostKept = 20;
const mostRecent = 5;
const none: MyStops = { kept: [], recent: [] };

let read: { readonly text: string | null; readonly stops: MyStops } = { text: null, stops: none };
const listeners = new Set<() => void>();

/** The same object as long as nothing changed; a device that keeps nothing has no stops. */
export function myStops(): MyStops {
  const text = readText();
  if (text !== read.text) read = { text, stops: parse(text) };
  return read.stops;
}

export function toggleKept(stop: OwnStop): void {
  const { kept, recent } = myStops();
  const others = kept.filter(({ code }) => code !== stop.code);
  const isKept = others.length < kept.length;
  save({ kept: isKept ? others : [stop, ...others].slice(0, mostKept), recent });
}

export function noteVisit(stop: OwnStop): void {
  const { kept, recent } = myStops();
  const others = recent.filter(({ code }) => code !== stop.code);
  save({ kept, recent: [stop, ...others].slice(0, mostRecent) });
}

/** Neither kept nor looked at any more. */
export function forgetStop({ code }: OwnStop): void {
  const { kept, recent } = myStops();
  const others = (stops: readonly OwnStop[]) => stops.filter((stop) => stop.code !== code);
  save({ kept: others(kept), recent: others(recent) });
}

export function clearRecent(): void {
  save({ kept: myStops().kept, recent: [] });
}

export function clearMyStops(): void {
  save(none);
}

/** Every stop once: those kept, then those looked at. */
export function listOwnStops({ kept, recent }: MyStops): OwnStop[] {
  return [...kept, ...recent.filter(({ code }) => !kept.some((stop) => stop.code === code))];
}

/** On the server, and until the page is taken over, there are none. */
export function useMyStops(): MyStops {
  return useSyncExternalStore(onMyStops, myStops, () => none);
}

/** Undefined until the page is taken over: a page that would say « none » does not say it too early. */
export function useKnownStops(): MyStops | undefined {
  return useSyncExternalStore<MyStops | undefined>(onMyStops, myStops, () => undefined);
}

/** Tells of every change; gives a function that ends it. */
export function onMyStops(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same device changed them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Some browsers refuse to keep anything, or have no room: the page works on without. */
function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(stops: MyStops): void {
  const text = JSON.stringify(stops);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without room the change holds until the page is left.
  }
  read = { text: readText(), stops };
  for (const tell of listeners) tell();
}

/** What is stored may be of another version, or written by hand: only what looks like a stop is taken. */
function parse(text: string | null): MyStops {
  try {
    const { kept, recent } = JSON.parse(text ?? '{}') as Partial<Record<keyof MyStops, unknown>>;
    return { kept: stopsIn(kept, mostKept), recent: stopsIn(recent, mostRecent) };
  } catch {
    return none;
  }
}

function stopsIn(value: unknown, most: number): OwnStop[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(
      (stop: Partial<OwnStop> | null): stop is OwnStop =>
        typeof stop?.code === 'string' && /^[^\s;,]{1,32}$/.test(stop.code) && typeof stop.name === 'string',
    )
    .map(({ code, name, isStation }) => ({
      code,
      name: name.slice(0, 200),
      ...(isStation === true && { isStation }),
    }))
    .slice(0, most);
}
