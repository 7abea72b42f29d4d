import type { PageView } from '#site/view.ts';

/** How long an answer may be kept (specification A9): by this process, and by browsers. */
export interface Lifetime {
  readonly serverS: number;
  readonly browserS: number;
}

const errorS = 60;
const defaultLayoutS = 1800;
const otherLayoutS = 300;
/** A page that shows a warning must lose it soon after the backend is well again. */
const warningS = 10;

/** Undefined: never kept anywhere. */
export function lifetimeOf({ status, route, shell }: PageView): Lifetime | undefined {
  const personal = shell.visitor.kind !== 'anonymous' || shell.forms.newsletter.state !== 'idle';
  if (personal || route.page === 'maintenance') return undefined;
  if (route.layout === 'my-account' || route.layout === 'preview') return undefined;
  if (status === 404 || status === 410) return { serverS: errorS, browserS: errorS };
  // A fault of ours is not kept here: the next visitor may find it mended.
  if (status >= 500) return { serverS: 0, browserS: errorS };
  // A refusal concerns whoever was refused.
  if (status >= 400) return undefined;
  if (shell.warning) return { serverS: warningS, browserS: 0 };
  return { serverS: route.layout === 'default' ? defaultLayoutS : otherLayoutS, browserS: otherLayoutS };
}

export function cacheControlOf(lifetime: Lifetime | undefined): string {
  if (!lifetime) return 'private, no-store';
  return lifetime.browserS === 0 ? 'no-cache' : `public, max-age=${lifetime.browserS}`;
}
