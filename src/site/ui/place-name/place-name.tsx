import { createContext, useContext, type ReactNode } from 'react';
import { foreignLang } from '#site/i18n/name-lang.ts';
import { useLocale, useNamesLanguage } from '#site/i18n/texts.tsx';

/** The names of the page that are in its own language. */
export const OwnNamesContext = createContext<readonly string[] | undefined>(undefined);

interface PlaceNameProps {
  /** The name, where what is drawn is more than its letters. */
  name?: string;
  children: ReactNode;
}

/** A name of the network, such as that of a stop, in the language of the feed: a page in another one has to say so. */
export function PlaceName({ name, children }: PlaceNameProps) {
  const known = name ?? (typeof children === 'string' ? children : '');
  const isOwn = useContext(OwnNamesContext)?.includes(known) === true;
  const lang = foreignLang(useNamesLanguage(), useLocale());
  return lang === undefined || isOwn ? children : <span lang={lang}>{children}</span>;
}
