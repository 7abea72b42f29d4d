import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { CompletionProps } from './completion.tsx';
import type { AddressFieldIds } from './fill-fields.ts';
import './address-completion.css';

interface AddressCompletionProps extends AddressFieldIds {
  readonly locale: Locale;
}

interface Loaded {
  readonly field: HTMLInputElement;
  readonly Completion: ComponentType<CompletionProps>;
}

/**
 * Completes the address that is typed in the street field before it, and fills the other fields with the one that is
 * chosen. It stands in one element with that field, on pages whose shell `completesAddresses`. Without script it is
 * nothing; its code is fetched when the field is first used, and without it the field goes on as it is.
 */
export function AddressCompletion({ locale, ...ids }: AddressCompletionProps) {
  const { street } = ids;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const field = document.getElementById(street);
    if (!(field instanceof HTMLInputElement)) return undefined;
    const load = () => {
      import('./completion.tsx').then(
        ({ Completion }) => setLoaded((before) => (before?.field === field ? before : { field, Completion })),
        () => {},
      );
    };
    field.addEventListener('focus', load);
    if (document.activeElement === field) load();
    return () => field.removeEventListener('focus', load);
  }, [street]);
  if (!loaded) return null;
  const { field, Completion } = loaded;
  return (
    <div className="address-completion">
      <Completion field={field} ids={ids} locale={locale} />
    </div>
  );
}
