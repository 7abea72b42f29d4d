import { createContext, useContext, type ReactNode } from 'react';
import { useLocale } from '#site/i18n/texts.tsx';

/** The names of the page that are in its own language. */
export const OwnNamesContext = createContext<readonly string[] | undefined>(undefined);

interface PlaceNameProps {
  /** The name, where what is drawn is more than its letters. */
  name?: string;
  children: ReactNode;
}

/** A name of the network, such as that of a stop: French, which a page in another language has to say. */
export function PlaceName({ name, children }: PlaceNameProps) {
  const known = name ?? (typeof children === 'string' ? children : '');
  const isOwn = useContext(OwnNamesContext)?.includes(known) === true;
  return useLocale() === 'fr' || isOwn ? children : <span lang="fr">{children}</span>;
}
