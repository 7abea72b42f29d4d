import type { ReactNode } from 'react';
import { useLocale } from '#site/i18n/texts.tsx';

/** A name of the network, such as that of a stop: French, which a page in another language has to say. */
export function PlaceName({ children }: { children: ReactNode }) {
  return useLocale() === 'fr' ? children : <span lang="fr">{children}</span>;
}
