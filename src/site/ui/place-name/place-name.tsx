import { createContext, useContext } from 'react';
import { useLocale } from '#site/i18n/texts.tsx';

/** The names of the page that are in its own language. */
export const OwnNamesContext = createContext<readonly string[] | undefined>(undefined);

/** A name of the network, such as that of a stop: French, which a page in another language has to say. */
export function PlaceName({ children }: { children: string }) {
  const isOwn = useContext(OwnNamesContext)?.includes(children) === true;
  return useLocale() === 'fr' || isOwn ? children : <span lang="fr">{children}</span>;
}
