import '#site/styles/index.css';
import { startTransition, useEffect, useEffectEvent, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { textsOf } from '#site/i18n/load-texts.ts';
import { pageRouteId, routeOfView, TextsSource } from '#site/page-route.tsx';
import type { PageView } from '#site/view.ts';
import { giveWay } from './give-way.ts';
import { loadPage, needsOf, prepareView, showFirst, shownView } from './load-page.ts';
import { startPrefetch } from './prefetch.ts';
import { holdRoutes } from './routes-manifest.ts';
import { keepPages } from './service-worker.ts';
import { stayWithoutNetwork } from './stay-without-network.ts';

/** Takes over the page that the server drew, in small pieces: whoever presses something meanwhile is answered. */
export async function start(): Promise<void> {
  const root = document.getElementById('site');
  const data = document.getElementById('view')?.textContent;
  if (!root || !data) return;
  const { view } = JSON.parse(data) as { view: PageView };
  const [{ hydrateRoot }] = await Promise.all([import('react-dom/client'), prepareView(needsOf(view))]);
  await giveWay();
  showFirst(view);
  const router = createBrowserRouter(routeOfView(loadPage), {
    hydrationData: { loaderData: { [pageRouteId]: view } },
  });
  const onTaken = () => {
    startPrefetch(router);
    keepPages(router, shownView);
    stayWithoutNetwork({ navigate: (to) => router.navigate(to) });
  };
  await giveWay();
  // Within a transition React stops every 5 ms; without one it goes through the whole page at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <TakenOver view={view} onTaken={onTaken}>
        <TextsSource value={textsOf}>
          <RouterProvider router={router} />
        </TextsSource>
      </TakenOver>,
    );
  });
}

interface TakenOverProps {
  readonly view: PageView;
  onTaken(): void;
  readonly children: ReactNode;
}

/** Says that the page has been taken over. It goes around the others: beside them it would change the ids they make. */
function TakenOver({ view, onTaken, children }: TakenOverProps) {
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    document.documentElement.dataset['script'] = 'ready';
    void holdRoutes(view.shell.routesHash);
    taken();
  }, [view]);
  return children;
}
