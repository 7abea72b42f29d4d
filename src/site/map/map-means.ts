import { useSyncExternalStore } from 'react';

/** How a map may be loaded here: by itself, only when it is asked for, or not at all. */
export type MapMeans = 'seen' | 'asked' | 'none';

/** Known before a map is fetched, which is larger than all else on the page; none on the server. */
export function useMapMeans(): MapMeans {
  return useSyncExternalStore(
    () => () => {},
    () => (mayDrawMaps() ? (savesData() ? 'asked' : 'seen') : 'none'),
    () => 'none',
  );
}

let mayDraw: boolean | undefined;

function mayDrawMaps(): boolean {
  return (mayDraw ??= hasWebGl());
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // A page may hold a few of these only: this one is given back at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Whoever saves data is asked before a map is fetched. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Tells once that an element is in sight and the page has been loaded; gives a function that ends the watch. */
export function whenSeen(element: Element, tell: () => void): () => void {
  const ended = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const begin = () => !ended.signal.aborted && tell();
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true, signal: ended.signal });
  });
  observer.observe(element);
  return () => {
    ended.abort();
    observer.disconnect();
  };
}
