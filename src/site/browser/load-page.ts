import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { errorTitle } from '#site/pages/system/error/error-kind.ts';
import { loadComponent } from '#site/pages/screen-components.ts';
import type { PageView } from '#site/view.ts';
import { recoverFromChunkFailure } from './chunk-recovery.ts';
import { fetchAnswer, takePrefetched } from './page-answer.ts';
import { holdRoutes, routeTable } from './routes-manifest.ts';

const catalogueLoaders: Record<Locale, () => Promise<Catalogue>> = {
  fr: async () => (await import('#site/i18n/fr/index.ts')).fr,
  en: async () => (await import('#site/i18n/en/index.ts')).en,
};
const catalogues = new Map<Locale, Catalogue>();
let shown: PageView | undefined;

export function textsOf(locale: Locale): Catalogue {
  const texts = catalogues.get(locale);
  if (!texts) throw new Error(`the texts of ${locale} are not loaded`);
  return texts;
}

/** Brings the code and the texts a view is drawn with. */
export async function prepareView(screen: string, locale: Locale): Promise<void> {
  const [texts] = await Promise.all([
    catalogues.get(locale) ?? catalogueLoaders[locale](),
    loadComponent(screen),
  ]);
  catalogues.set(locale, texts);
}

/** A navigation: the view from the site's own server, and its code meanwhile. */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<PageView | Response> {
  const { pathname, search, hash } = new URL(request.url);
  const path = pathname + search;
  const early = routeTable()?.match(pathname)?.route;
  // A failure here comes back below, where it is handled.
  if (early?.screen) prepareView(early.screen, early.locale).catch(() => undefined);

  const answer = await (takePrefetched(path) ?? fetchAnswer(path, request.signal)).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return undefined;
  });
  if (answer?.kind === 'redirect') return answer.to.startsWith('/') ? redirect(answer.to) : leave(answer.to);
  // A document keeps the content policy it was loaded with: a page drawn for another one is loaded as a document.
  if (answer && answer.view.policy !== shown?.policy) return leave(path + hash);
  const view = answer?.view ?? lostConnection(path);
  try {
    await prepareView(view.route.screen, view.route.locale);
  } catch {
    recoverFromChunkFailure(path + hash, Date.now(), window);
    return new Promise<never>(() => {});
  }
  shown = view;
  void holdRoutes(view.shell.routesHash);
  return view;
}

export function showFirst(view: PageView): void {
  shown = view;
}

/** The technical error page in the shell that is on screen: the server could not be asked for another. */
function lostConnection(url: string): PageView {
  if (!shown) throw new Error('there is no page to stay on');
  const { locale } = shown.route;
  const texts = textsOf(locale);
  const title = errorTitle(503, texts.errors);
  return {
    ...shown,
    status: 503,
    route: { ...shown.route, name: 'offline', screen: 'system/error', layout: 'full-width', url },
    info: { title, subtitle: texts.pages.offline, metas: [], breadcrumbs: [] },
    data: {},
    form: undefined,
  };
}

/** Loads another document, of this site or another; the navigation by script never ends. */
function leave(to: string): Promise<never> {
  window.location.assign(to);
  return new Promise<never>(() => {});
}
