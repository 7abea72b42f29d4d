import { isSlow, savesData } from '#site/device/connection.ts';
import { whenIdle } from '#site/device/when-idle.ts';
import { loadComponent } from '#site/pages/screen-components.ts';
import { prefetchData } from './page-answer.ts';
import { routesHeld, routeTable } from './routes-manifest.ts';

/** How long the browser may wait for an idle moment. */
const idleTimeoutMs = 2000;

/**
 * Fetches the code of links in sight when the browser is idle, and the page itself when a link is about to be followed.
 * The links around the page are the same everywhere: only those that the page itself offers count as in sight.
 */
export function createPrefetch(): (link: HTMLAnchorElement, path: string) => (() => void) | undefined {
  // Nothing is fetched ahead for those who save data or whose connection is slow.
  if (savesData() || isSlow()) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const { pathname } = target as HTMLAnchorElement;
      // Links of the first page are in sight before the routes are here.
      void routesHeld.then(() => whenIdle(() => prefetchCode(pathname), idleTimeoutMs));
    }
  });
  return (link, path) => {
    const intend = () => {
      prefetchCode(link.pathname);
      prefetchData(path);
    };
    if (link.closest('main')) observer.observe(link);
    link.addEventListener('pointerenter', intend);
    link.addEventListener('touchstart', intend, { passive: true });
    return () => {
      observer.unobserve(link);
      link.removeEventListener('pointerenter', intend);
      link.removeEventListener('touchstart', intend);
    };
  };
}

function prefetchCode(pathname: string): void {
  const screen = routeTable()?.match(pathname)?.route.screen;
  // A file that cannot be had now is asked for again when the link is followed.
  if (screen) loadComponent(screen).catch(() => undefined);
}
