import type { Lifetime, PageTraits } from '#site/pages/screen.server.ts';
import type { PageView } from '#site/view.ts';

const errorS = 60;
const defaultLayoutS = 1800;
const otherLayoutS = 300;
/** A page that shows a warning is dropped when the warning ends; meanwhile more of it may come to be known. */
const warningS = 60;
/** A part that is missing may be there again at any moment. */
const lackingS = 10;

/** Of a page that shows news: items come and go by their windows, which nobody announces. */
export const newsLifetime: Lifetime = { serverS: 60, browserS: otherLayoutS };

/** How long a page may be kept (specification A9), unless its screen says otherwise; undefined: never, anywhere. */
export function lifetimeOf(
  { status, route, form, shell }: PageView,
  keep: PageTraits['keep'],
): Lifetime | undefined {
  const isPersonal = shell.visitor.kind !== 'anonymous' || form !== undefined;
  if (isPersonal || keep === 'never' || route.layout === 'my-account') return undefined;
  if (status === 404 || status === 410) return { serverS: errorS, browserS: errorS };
  // A fault of ours is not kept here: the next visitor may find it mended.
  if (status >= 500) return { serverS: 0, browserS: errorS };
  // Any other 4xx depends on who asks, so nobody else may get it.
  if (status >= 400) return undefined;
  const usual = keep ?? {
    serverS: route.layout === 'default' ? defaultLayoutS : otherLayoutS,
    browserS: otherLayoutS,
  };
  return shell.warning ? { serverS: Math.min(usual.serverS, warningS), browserS: 0 } : usual;
}

/** For a page that lacks a part browsers can do without: it is drawn again soon, while they keep what they have. */
export function keptBriefly(keep: PageTraits['keep']): PageTraits['keep'] {
  return keep === 'never' ? keep : { serverS: lackingS, browserS: keep?.browserS ?? otherLayoutS };
}

export function cacheControlOf(lifetime: Lifetime | undefined): string {
  if (!lifetime) return 'private, no-store';
  return lifetime.browserS === 0 ? 'no-cache' : `public, max-age=${lifetime.browserS}`;
}
