import { useEffect, useState } from 'react';
import { savesData } from '#site/device/connection.ts';
import { whenIdle } from '#site/device/when-idle.ts';

/** How a map may be loaded here: by itself, only when it is asked for, or not at all. */
export type MapMeans = 'seen' | 'asked' | 'none';

/** How long a map may wait for an idle moment before it is known whether it can be drawn. */
const idleTimeoutMs = 1000;

let known: MapMeans | undefined;

/**
 * Known before a map is fetched, which is larger than all else on the page. To ask for it takes a phone long enough to be
 * felt, so it is asked when nothing else is to be done.
 */
export function useMapMeans(): MapMeans {
  const [means, setMeans] = useState(known ?? 'none');
  useEffect(() => {
    if (known !== undefined) return undefined;
    return whenIdle(() => setMeans((known = findMeans())), idleTimeoutMs);
  }, []);
  return means;
}

function findMeans(): MapMeans {
  if (!hasWebGl()) return 'none';
  return savesData() ? 'asked' : 'seen';
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
