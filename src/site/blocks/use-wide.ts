import { useSyncExternalStore } from 'react';

/** Tablets and up (specification: mobile under 768). */
const query = '(width >= 48em)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the screen is wider than a phone's; a phone is assumed until the browser has taken the page over. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
