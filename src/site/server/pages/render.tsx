import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { pageRouteId, routeOfView, TextsSource } from '#site/page-route.tsx';
import { loadComponent, screenKeys } from '#site/pages/screen-components.ts';
import { loadPart, partNames } from '#site/part-components.ts';
import type { PageView } from '#site/view.ts';

const textsOf = (locale: Locale) => catalogues[locale];
const { dataRoutes, match } = createStaticHandler(routeOfView());

/** Draws the body of a page. Everything it shows is in the view: no request, no clock, no state. */
export async function createRender(): Promise<(view: PageView) => string> {
  await Promise.all([...screenKeys.map(loadComponent), ...partNames.map(loadPart)]);
  return render;
}

function render(view: PageView): string {
  const context = contextOf(view);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <TextsSource value={textsOf}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsSource>,
  );
}

/** What the router would have found by itself, made from the view at once: there is one route. */
function contextOf(view: PageView): StaticHandlerContext {
  const [pathname = '/', search = ''] = view.route.url.split(/(?=\?)/, 2);
  const [route] = dataRoutes;
  if (!route) throw new Error('the site has no page route');
  return {
    basename: '/',
    location: { pathname, search, hash: '', state: null, key: 'default' },
    matches: [{ params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/', route }],
    loaderData: { [pageRouteId]: view },
    actionData: null,
    errors: null,
    statusCode: view.status,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  };
}
