import '#site/styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { LinkPrefetchContext } from '#site/layouts/site-link/link-prefetch.ts';
import { pageRouteId, routeOfView, TextsSource } from '#site/page-route.tsx';
import type { PageView } from '#site/view.ts';
import { recoverFromChunkFailure } from './chunk-recovery.ts';
import { loadPage, prepareView, showFirst, textsOf } from './load-page.ts';
import { createPrefetch } from './prefetch.ts';
import { holdRoutes } from './routes-manifest.ts';

/** Takes over the page that the server drew, after the browser has shown it. */
async function start(): Promise<void> {
  const root = document.getElementById('site');
  const data = document.getElementById('view')?.textContent;
  if (!root || !data) return;
  const { view } = JSON.parse(data) as { view: PageView };
  await prepareView(view.route.screen, view.route.locale);
  showFirst(view);
  const router = createBrowserRouter(routeOfView(loadPage), {
    hydrationData: { loaderData: { [pageRouteId]: view } },
  });
  hydrateRoot(
    root,
    <TextsSource value={textsOf}>
      <LinkPrefetchContext value={createPrefetch()}>
        <RouterProvider router={router} />
      </LinkPrefetchContext>
    </TextsSource>,
  );
  document.documentElement.dataset['script'] = 'ready';
  void holdRoutes(view.shell.routesHash);
}

requestAnimationFrame(() => {
  setTimeout(() => {
    start().catch((error: unknown) => {
      // The page stays as the server drew it, and works without script.
      if (!recoverFromChunkFailure(undefined, Date.now(), window)) reportError(error);
    });
  });
});
