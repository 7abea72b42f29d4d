import { useSyncExternalStore } from 'react';

/**
 * Whether what is on screen is a copy that this device kept, since it has no network. The mark stands on the root
 * element, where the service worker writes it into the documents it answers with, and where styles read it.
 */
const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();

/** The device's time of when the page on screen was kept; undefined for a page that came by the network. */
export function keptAt(): number | undefined {
  const { kept } = document.documentElement.dataset;
  return kept === undefined ? undefined : Number(kept);
}

export function markKept(at: number | undefined): void {
  const { dataset } = document.documentElement;
  if (at === undefined) delete dataset['kept'];
  else dataset['kept'] = String(at);
  for (const tell of listeners) tell();
}

/** Something arrived by the network: whoever shows a copy may ask for the page again. */
export function tellNetworkIsBack(): void {
  if (keptAt() !== undefined) for (const tell of backListeners) tell();
}

export function onNetworkBack(listener: () => void): void {
  backListeners.add(listener);
}

/** On the server, and until the page is taken over, there is a network. */
export function useIsKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => keptAt() !== undefined,
    () => false,
  );
}

/** The page is a copy, or the network went away while it was on screen. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => keptAt() !== undefined || !navigator.onLine,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
