import { useEffect, useId } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { CompletionList } from './completion-list.tsx';
import { fillFields, type AddressFieldIds } from './fill-fields.ts';
import { useAddressCompletion, type Listing } from './use-address-completion.ts';

export interface CompletionProps {
  readonly field: HTMLInputElement;
  readonly ids: AddressFieldIds;
  readonly locale: Locale;
}

/** Finds addresses for a field while it is typed in, and fills the form with the one that is chosen. */
export function Completion({ field, ids, locale }: CompletionProps) {
  const texts = useTexts('forms').addressCompletion;
  const listId = useId();
  const { listing, choose } = useAddressCompletion(field, {
    listId,
    locale,
    onFound: (address) => {
      fillFields(ids, address);
      const { street, city, province, postalCode } = address;
      announce(texts.filled([street, city, province, postalCode].filter(Boolean).join(', ')));
    },
  });
  useAnnounced(listing);
  return <CompletionList id={listId} listing={listing} onChoose={choose} />;
}

/** Specification B2.5, as in the quick search. */
const announcedAfterMs = 500;

/** How many rows there are is said once the typing rests; that something failed, where it was asked for. */
function useAnnounced({ words, rows, isOpen, state }: Listing): void {
  const texts = useTexts('forms').addressCompletion;
  useEffect(() => {
    const isFound = state === 'done' && words !== '' && (isOpen || rows.length === 0);
    if (!isFound && state !== 'failed') return undefined;
    const says = isFound ? texts.count(rows.length) : texts.failed;
    const timer = setTimeout(() => announce(says), announcedAfterMs);
    return () => clearTimeout(timer);
  }, [words, rows, isOpen, state, texts]);
}
