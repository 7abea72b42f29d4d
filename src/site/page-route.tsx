import { createContext, useContext } from 'react';
import { useLoaderData, type LoaderFunction, type RouteObject } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { SiteApp } from './app.tsx';
import type { Catalogue } from './i18n/catalogue.ts';
import { NavigationStatus } from './navigation-status.tsx';
import type { PageView } from './view.ts';

/**
 * React Router has one route here. Which page a path is, the route table says: it has parameter patterns
 * and an order of its own, and comes from the content backend.
 */
export const pageRouteId = 'page';

/** Gives the texts of a language that is loaded. */
export const TextsSource = createContext<((locale: Locale) => Catalogue) | undefined>(undefined);

/** On the server there is nothing to load: the view is there already. */
const loadedBefore: LoaderFunction = () => undefined;

export function routeOfView(loader: LoaderFunction = loadedBefore): RouteObject[] {
  return [{ id: pageRouteId, path: '*', Component: PageRoute, loader }];
}

function PageRoute() {
  const view = useLoaderData<PageView>();
  const textsOf = useContext(TextsSource);
  if (!textsOf) throw new Error('a page stands outside of TextsSource');
  return (
    <SiteApp view={view} texts={textsOf(view.route.locale)}>
      <NavigationStatus view={view} />
    </SiteApp>
  );
}
