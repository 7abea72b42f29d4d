import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { keptAt, markKept } from '#site/device/kept-copy.ts';
import { loadTexts, textsOf } from '#site/i18n/load-texts.ts';
import { textGroupsOf } from '#site/i18n/text-groups.ts';
import { errorTitle } from '#site/pages/system/error/error-kind.ts';
import { loadComponent } from '#site/pages/screen-components.ts';
import { loadPart } from '#site/part-components.ts';
import { partsOf, type PartName } from '#site/view-parts.ts';
import type { PageView } from '#site/view.ts';
import { recoverFromChunkFailure } from './chunk-recovery.ts';
import { fetchAnswer, takePrefetched } from './page-answer.ts';
import { holdRoutes, routeTable } from './routes-manifest.ts';

let shown: PageView | undefined;
/** Its address: a page that stands in for another has that of the other. */
let shownPath: string | undefined;

interface ViewNeeds {
  readonly screen: string;
  readonly locale: Locale;
  readonly parts?: readonly PartName[];
}

/** Brings the code and the texts a view is drawn with. */
export async function prepareView({ screen, locale, parts = [] }: ViewNeeds): Promise<void> {
  await Promise.all([
    loadTexts(locale, textGroupsOf(screen, parts)),
    loadComponent(screen),
    ...parts.map(loadPart),
  ]);
}

export const needsOf = (view: PageView): ViewNeeds => ({ ...view.route, parts: partsOf(view) });

/** A navigation: the view from the site's own server, and its code meanwhile. */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<PageView | Response> {
  const { pathname, search, hash } = new URL(request.url);
  const path = pathname + search;
  const early = routeTable()?.match(pathname)?.route;
  // A failure here comes back below, where it is handled.
  if (early?.screen) prepareView({ screen: early.screen, locale: early.locale }).catch(() => undefined);

  // The page on screen is a copy and is asked for again: another copy is of no use.
  const isAgain = keptAt() !== undefined && path === shownPath;
  const asked = isAgain
    ? fetchAnswer(path, { signal: request.signal, insists: true })
    : (takePrefetched(path) ?? fetchAnswer(path, { signal: request.signal }));
  let isLost = false;
  const answer = await asked.catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    // What `fetch` itself throws: the server was not reached.
    isLost = error instanceof TypeError;
    return undefined;
  });
  if (!answer && isAgain && shown) return shown;
  if (answer?.kind === 'redirect') return answer.to.startsWith('/') ? redirect(answer.to) : leave(answer.to);
  // A document keeps the content policy it was loaded with: a page drawn for another one is loaded as a document.
  if (answer && answer.view.policy !== shown?.policy) return leave(path + hash);
  let view = answer?.view ?? standIn(path, isLost ? 'offline' : 'error');
  try {
    await prepareView(needsOf(view));
  } catch {
    if (navigator.onLine) {
      recoverFromChunkFailure(path + hash, Date.now(), window);
      return new Promise<never>(() => {});
    }
    // The network went between the page and its code: a document could not be loaded either.
    isLost = true;
    view = standIn(path, 'offline');
  }
  shown = view;
  shownPath = path;
  // What could not be had comes by itself when the network is back, as what is only a copy does.
  markKept(isLost ? Date.now() : answer?.keptAt);
  void holdRoutes(view.shell.routesHash);
  return view;
}

export function showFirst(view: PageView): void {
  shown = view;
  shownPath = location.pathname + location.search;
}

/** The page on screen. */
export function shownView(): PageView | undefined {
  return shown;
}

/** A page of ours in the shell that is on screen, where the server was not reached or answered with no page. */
function standIn(url: string, kind: 'offline' | 'error'): PageView {
  if (!shown) throw new Error('there is no page to stay on');
  const { locale } = shown.route;
  const { offline, errors, pages } = textsOf(locale);
  const title = kind === 'offline' ? offline.title : errorTitle(503, errors);
  return {
    ...shown,
    status: 503,
    route: { ...shown.route, name: kind, screen: `system/${kind}`, layout: 'full-width', url },
    info: { title, subtitle: pages.offline, metas: [], breadcrumbs: [] },
    data: {},
    form: undefined,
  };
}

/** Loads another document, of this site or another; the navigation by script never ends. */
function leave(to: string): Promise<never> {
  window.location.assign(to);
  return new Promise<never>(() => {});
}
