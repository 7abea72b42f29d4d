/** The part of a request that decides who answers it. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly cache: string;
  readonly url: string;
}

export type AnswerFrom =
  /** A document: the network if it is quick enough, else the copy. */
  | { readonly from: 'page'; readonly path: string }
  /** The view of a page, for a navigation by script: likewise. */
  | { readonly from: 'view'; readonly path: string }
  /** A built file or a drawing: the copy, else the network. */
  | { readonly from: 'file'; readonly path: string }
  /** Data that pages without a network go on from: likewise. */
  | { readonly from: 'part'; readonly path: string };

/** Addresses that are no pages: services, health, what the site's own script asks for. */
const noPage = /^\/(?:services|_[^/]*|healthz|readyz|metrics)(?:\/|$)/;
const file = /^\/(?:assets|_operator)\/|^\/(?:icon|logo|logo-dark)\.svg$/;
/** Whoever insists on the server gets the server. */
const insists = new Set(['no-cache', 'no-store', 'reload']);

/** Who answers a request; undefined leaves it to the browser. Nothing that is sent is ever touched. */
export function whichAnswer({ method, mode, cache, url }: Asked, origin: string): AnswerFrom | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  const { pathname, search } = address;
  if (mode === 'navigate') return noPage.test(pathname) ? undefined : { from: 'page', path: pathname };
  if (insists.has(cache)) return undefined;
  if (/^\/_data(?:\/|$)/.test(pathname))
    return { from: 'view', path: pathname.slice('/_data'.length) || '/' };
  if (file.test(pathname)) return { from: 'file', path: pathname };
  if (pathname === '/services/schedule/horaireArret') return { from: 'part', path: pathname + search };
  return undefined;
}
