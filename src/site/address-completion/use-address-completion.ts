import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { addressWordsMaxLength, type AddressSuggestion, type FoundAddress } from '#domain/found-address.ts';
import type { Locale } from '#domain/locale.ts';
import { findAddresses, getAddress } from './ask-addresses.ts';
import { listStep } from './list-step.ts';

/** What is shown under the field. */
export interface Listing {
  /** What the rows were found for. */
  readonly words: string;
  readonly rows: readonly AddressSuggestion[];
  readonly isOpen: boolean;
  /** The row that is pointed at; -1 for none. */
  readonly active: number;
  /** `failed`: what was chosen did not come. */
  readonly state: 'done' | 'loading' | 'failed';
}

interface CompletionOptions {
  readonly listId: string;
  readonly locale: Locale;
  onFound(address: FoundAddress): void;
}

const nothing: Listing = { words: '', rows: [], isOpen: false, active: -1, state: 'done' };
const fewestCharacters = 3;
/** A pause in typing, not each letter, is worth a question. */
const restMs = 250;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Makes a combobox of a field that is on the page already and stays what it is: where nothing comes, it is a plain field.
 * Whatever is asked last is all that counts, and what was asked before is given up.
 */
export function useAddressCompletion(field: HTMLInputElement, options: CompletionOptions) {
  const { listId, locale, onFound } = options;
  const [listing, setListing] = useState(nothing);
  const under = useRef<AbortController>(undefined);

  /** Gives up what was asked before, and the wait for asking. */
  const begin = () => {
    under.current?.abort();
    under.current = new AbortController();
    return under.current.signal;
  };
  const close = () => {
    begin();
    setListing((before) => ({ ...before, isOpen: false, active: -1, state: 'done' }));
  };

  async function find(signal: AbortSignal, words: string, within?: string): Promise<void> {
    setListing((before) => ({ ...before, state: 'loading' }));
    try {
      const rows = await findAddresses(words, { locale, within, signal });
      if (!signal.aborted) setListing({ ...nothing, words, rows, isOpen: rows.length > 0 });
    } catch {
      if (signal.aborted) return;
      setListing(within === undefined ? nothing : { ...nothing, isOpen: true, state: 'failed' });
    }
  }

  async function choose({ id, more }: AddressSuggestion): Promise<void> {
    const signal = begin();
    if (more) return find(signal, listing.words, id);
    setListing((before) => ({ ...before, state: 'loading' }));
    try {
      const address = await getAddress(id, { locale, signal });
      if (signal.aborted) return;
      setListing(nothing);
      onFound(address);
    } catch {
      if (!signal.aborted) setListing({ ...nothing, isOpen: true, state: 'failed' });
    }
  }

  const type = useEffectEvent((event: Event) => {
    // What is filled in by a script or by the browser itself is no longer being looked for.
    if (!(event instanceof InputEvent)) return;
    const words = field.value.replaceAll(/\s+/g, ' ').trim();
    const signal = begin();
    if (words.length < fewestCharacters || words.length > addressWordsMaxLength) {
      setListing(nothing);
      return;
    }
    const timer = setTimeout(() => void find(signal, words), restMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = listStep(event.key, { ...listing, count: listing.rows.length });
    if (step === undefined) return;
    event.preventDefault();
    const row = listing.rows[listing.active];
    if (step === 'close') close();
    else if (step !== 'choose') setListing((before) => ({ ...before, isOpen: true, active: step }));
    else if (row) void choose(row);
  });
  const leave = useEffectEvent(close);

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    field.addEventListener('input', (event) => type(event), { signal });
    field.addEventListener('keydown', (event) => press(event), { signal });
    field.addEventListener('blur', () => leave(), { signal });
    return () => {
      ends.abort();
      under.current?.abort();
    };
  }, [field]);
  useComboboxRole(field, listId, listing);

  return { listing, choose: (row: AddressSuggestion) => void choose(row) };
}

/** Tells those who listen that the field has a list, and which row is pointed at. */
function useComboboxRole(field: HTMLInputElement, listId: string, { isOpen, rows, active }: Listing): void {
  useLayoutEffect(() => {
    const own = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(own)) field.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(own), 'aria-expanded', 'aria-activedescendant'])
        field.removeAttribute(name);
    };
  }, [field, listId]);
  const isExpanded = isOpen && rows.length > 0;
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded && active >= 0) field.setAttribute('aria-activedescendant', optionId(listId, active));
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isExpanded, active]);
}
