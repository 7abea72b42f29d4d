import { isSlow, savesData } from '#site/device/connection.ts';
import { whenIdle } from '#site/device/when-idle.ts';
import { loadComponent } from '#site/pages/screen-components.ts';
import { prefetchData } from './page-answer.ts';
import { routesHeld, routeTable } from './routes-manifest.ts';

/** How long the browser may wait for an idle moment. */
const idleTimeoutMs = 2000;

/** A page has been drawn by then, with what the device adds to it. */
const drawnMs = 300;

/** `SiteLink` marks links to pages so. All others lead to another document: a file, a sheet, the other language. */
const pageLinks = 'a[data-page-link]';

interface ShownPages {
  subscribe(listener: () => void): unknown;
}

/**
 * Fetches the code of links in sight when the browser is idle, and the page itself when a link is about to be followed.
 * It watches the document rather than each of its links: a phone takes long to give a hundred links their listeners.
 */
export function startPrefetch(pages: ShownPages): void {
  // Nothing is fetched ahead for those who save data or whose connection is slow.
  if (savesData() || isSlow()) return;
  const intend = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
    if (!link) return;
    prefetchCode(link.pathname);
    prefetchData(link.pathname + link.search);
  };
  document.addEventListener('pointerover', intend);
  document.addEventListener('touchstart', intend, { passive: true });
  watchLinksInSight(pages);
}

/** The links around the page are the same everywhere: only those that the page itself offers count. */
function watchLinksInSight(pages: ShownPages): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // Links of the first page are in sight before the routes are here.
      void routesHeld.then(() =>
        whenIdle(() => prefetchCode((target as HTMLAnchorElement).pathname), idleTimeoutMs),
      );
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll(`main ${pageLinks}`)) observer.observe(link);
  };
  const watchSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(watch, idleTimeoutMs), drawnMs);
  };
  watchSoon();
  pages.subscribe(watchSoon);
}

function prefetchCode(pathname: string): void {
  const screen = routeTable()?.match(pathname)?.route.screen;
  // A file that cannot be had now is asked for again when the link is followed.
  if (screen) loadComponent(screen).catch(() => undefined);
}
