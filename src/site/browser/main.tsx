import '#site/styles/index.css';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { LinkPrefetchContext } from '#site/layouts/site-link/link-prefetch.ts';
import { pageRouteId, routeOfView, TextsSource } from '#site/page-route.tsx';
import type { PageView } from '#site/view.ts';
import { giveWay } from './give-way.ts';
import { loadPage, prepareView, showFirst, textsOf } from './load-page.ts';
import { createPrefetch } from './prefetch.ts';
import { holdRoutes } from './routes-manifest.ts';

/** Takes over the page that the server drew, in small pieces: whoever presses something meanwhile is answered. */
export async function start(): Promise<void> {
  const root = document.getElementById('site');
  const data = document.getElementById('view')?.textContent;
  if (!root || !data) return;
  const { view } = JSON.parse(data) as { view: PageView };
  const [{ hydrateRoot }] = await Promise.all([
    import('react-dom/client'),
    prepareView(view.route.screen, view.route.locale),
  ]);
  await giveWay();
  showFirst(view);
  const router = createBrowserRouter(routeOfView(loadPage), {
    hydrationData: { loaderData: { [pageRouteId]: view } },
  });
  await giveWay();
  // Within a transition React stops every 5 ms; without one it goes through the whole page at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <TakenOver view={view}>
        <TextsSource value={textsOf}>
          <LinkPrefetchContext value={createPrefetch()}>
            <RouterProvider router={router} />
          </LinkPrefetchContext>
        </TextsSource>
      </TakenOver>,
    );
  });
}

/** Says that the page has been taken over. It goes around the others: beside them it would change the ids they make. */
function TakenOver({ view, children }: { readonly view: PageView; readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['script'] = 'ready';
    void holdRoutes(view.shell.routesHash);
  }, [view]);
  return children;
}
