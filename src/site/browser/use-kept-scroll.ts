import { useEffect } from 'react';

/** Where React Router writes how far each page was scrolled. */
export const scrollKey = 'parcours:scrolled';

/**
 * React Router writes whenever a document is left, also when no page was scrolled: then there is nothing to keep, and
 * nothing stays. It runs after each drawing: listeners are called in the order they came, and this one has to come last.
 */
export function useKeptScroll(): void {
  useEffect(() => {
    window.addEventListener('pagehide', dropEmpty);
    return () => window.removeEventListener('pagehide', dropEmpty);
  });
}

function dropEmpty(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}') as Record<string, number>;
    if (Object.values(kept).every((position) => position === 0)) sessionStorage.removeItem(scrollKey);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
