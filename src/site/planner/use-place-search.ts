import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '#domain/journeys/place.ts';
import { listStep } from '#site/address-completion/list-step.ts';
import { lastPlaces } from '#site/device/last-trips.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { askPlaces } from './ask-places.ts';

/** A row of the list: a place that was found, or one of the last trips. */
export type PlaceRow = Pick<Place, 'id' | 'name' | 'city' | 'stopCode'> & {
  readonly kind: Place['kind'] | 'recent';
};

/** What is shown under the field. */
export interface PlaceListing {
  /** What the rows were found for; empty for the last places. */
  readonly words: string;
  readonly rows: readonly PlaceRow[];
  readonly isOpen: boolean;
  /** The row that is pointed at; -1 for none. */
  readonly active: number;
  readonly state: 'done' | 'loading' | 'failed';
}

const nothing: PlaceListing = { words: '', rows: [], isOpen: false, active: -1, state: 'done' };
const fewestCharacters = 2;
/** A pause in typing, not each letter, is worth a question. */
const restMs = 200;
/** The groups in the order they stand in: arrows follow it. */
const order: readonly PlaceRow['kind'][] = ['recent', 'stop', 'address', 'poi', 'point'];

export const placeOptionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Makes a combobox of a field that is on the page already. The list is opened by typing, by a press into the empty field, and by
 * an arrow.
 */
export function usePlaceSearch(field: HTMLInputElement, listId: string, onChoose: (row: PlaceRow) => void) {
  const { listing, look, point, close } = usePlaceListing(field);
  const choose = (row: PlaceRow) => {
    close();
    onChoose(row);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const step = listStep(event.key, { ...listing, count: listing.rows.length });
    // A closed list has no rows: they are looked for again.
    if (step === undefined && !(isArrow && !listing.isOpen)) return;
    event.preventDefault();
    const row = listing.rows[listing.active];
    if (step === undefined) look();
    else if (step === 'close') close();
    else if (step !== 'choose') point(step);
    else if (row) choose(row);
  });
  const begin = useEffectEvent(look);
  const leave = useEffectEvent(close);

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    field.addEventListener('input', () => begin(), { signal });
    field.addEventListener('click', () => field.value === '' && begin(), { signal });
    field.addEventListener('keydown', (event) => press(event), { signal });
    field.addEventListener('blur', () => leave(), { signal });
    // Whoever typed before the list was loaded, or came to an empty field, sees it open.
    if (document.activeElement === field && (field.value === '' || field.value !== field.defaultValue))
      // oxlint-disable-next-line react/set-state-in-effect -- only the document knows it
      begin();
    return () => ends.abort();
  }, [field]);
  useComboboxRole(field, listId, listing);

  return { listing, choose };
}

/** The rows for what is in a field. Whatever is asked last is all that counts, and what was asked before is given up. */
function usePlaceListing(field: HTMLInputElement) {
  const locale = useLocale();
  const [listing, setListing] = useState(nothing);
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const begin = () => {
    under.current?.abort();
    under.current = new AbortController();
    return under.current.signal;
  };

  async function find(signal: AbortSignal, words: string): Promise<void> {
    setListing((before) => ({ ...before, state: 'loading' }));
    try {
      const found = await askPlaces(words, { locale, signal });
      const rows = found.toSorted((one, two) => order.indexOf(one.kind) - order.indexOf(two.kind));
      if (!signal.aborted) setListing({ ...nothing, words, rows, isOpen: true });
    } catch {
      if (!signal.aborted) setListing({ ...nothing, words, isOpen: true, state: 'failed' });
    }
  }

  return {
    listing,
    look: () => {
      const words = field.value.replaceAll(/\s+/g, ' ').trim();
      const signal = begin();
      if (words === '') {
        const rows = lastPlaces().map(({ id, text }): PlaceRow => ({ id, name: text, kind: 'recent' }));
        setListing({ ...nothing, rows, isOpen: rows.length > 0 });
        return;
      }
      if (words.length < fewestCharacters) {
        setListing(nothing);
        return;
      }
      const timer = setTimeout(() => void find(signal, words), restMs);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    point: (active: number) => setListing((before) => ({ ...before, isOpen: true, active })),
    close: () => {
      begin();
      setListing(nothing);
    },
  };
}

/** Tells those who listen that the field has a list, and which row is pointed at. */
function useComboboxRole(
  field: HTMLInputElement,
  listId: string,
  { isOpen, rows, active }: PlaceListing,
): void {
  useLayoutEffect(() => {
    const own = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(own)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(own)) field.removeAttribute(name);
    };
  }, [field, listId]);
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen && rows.length > 0));
    if (isOpen && active >= 0) field.setAttribute('aria-activedescendant', placeOptionId(listId, active));
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, rows, active]);
}
