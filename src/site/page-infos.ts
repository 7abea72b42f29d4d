import type { PageInfo } from '#domain/page.ts';

/**
 * The page infos on screen. A payload set without force waits until the next call: the screen keeps the page it shows
 * until that one has arrived. The site forces every update once the page itself is there, so that both always agree.
 */
interface PageInfos {
  current(): PageInfo | undefined;
  set(info: PageInfo, options?: { readonly force?: boolean }): void;
}

export function createPageInfos(): PageInfos {
  let shown: PageInfo | undefined;
  let deferred: PageInfo | undefined;
  return {
    current: () => shown,
    set: (info, { force = false } = {}) => {
      shown = force ? info : (deferred ?? shown);
      deferred = force ? undefined : info;
    },
  };
}
