import type { UpstreamAnswer, UpstreamRequest } from './upstream.ts';

/** A content backend of a few pages, by hand: it starts at once, and says what the test put in it. */
export interface SmallContent {
  /** Titles by path as a visitor of that language types it, without prefix. */
  readonly titles: Record<string, string>;
  answer(request: UpstreamRequest): UpstreamAnswer;
}

const idOfPath = (path: string) =>
  `00000000-0000-4000-8000-${Buffer.from(path.padEnd(6, '_')).toString('hex').slice(0, 12).padEnd(12, '0')}`;

export function smallContent(
  titles: Record<string, string> = { '/': 'Accueil', '/a': 'Page A', '/b': 'Page B' },
): SmallContent {
  return {
    titles,
    answer: ({ url, body }) => {
      const { locale, path } = split(url);
      if (path === '/subrequests') return { status: 207, body: subresponses(titles, locale, body) };
      if (path === '/api/clientSettings') return { body: { data: settings } };
      if (path === '/api/pageModule') return { body: { data: [moduleOf(locale)] } };
      if (path.startsWith('/api/pageModule/'))
        return { body: { data: page('/horaires', 'Horaires', locale) } };
      if (path.startsWith('/api/menus/')) return { body: menu(path.slice('/api/menus/'.length), locale) };
      if (/^\/api\/(pagesPromo|notices|notices_v2)$/.test(path)) return { body: { data: [] } };
      return { status: 404, body: { message: `nothing at ${path}` } };
    },
  };
}

function split(url: string): { locale: string; path: string } {
  const path = url.split('?', 1)[0] ?? '';
  return /^\/en(\/|$)/.test(path) ? { locale: 'en', path: path.slice(3) || '/' } : { locale: 'fr', path };
}

function page(path: string, title: string, langcode: string) {
  const attributes = {
    title,
    langcode,
    path: { alias: path, langcode },
    breadcrumb: [],
    metatag_normalized: [],
  };
  return { type: 'page', id: idOfPath(path), attributes };
}

function subresponses(titles: Record<string, string>, locale: string, blueprint: string) {
  const asked = /translate-path\?path=([^&"]*)/.exec(blueprint)?.[1] ?? '';
  const { path } = split(decodeURIComponent(asked));
  const title = titles[path];
  if (title === undefined) return { router: part(404, { message: 'Page non trouvée', details: path }) };
  return {
    router: part(200, router(path)),
    'resolvedResource#uri{0}': part(200, { data: page(path, title, locale) }),
  };
}

/** What the router says of a path that leads to a page. */
export function router(path: string) {
  const id = idOfPath(path);
  const individual = `http://content/api/page/${id}`;
  return {
    resolved: `http://content${path}`,
    isHomePath: path === '/',
    entity: { canonical: `http://content${path}`, type: 'node', bundle: 'page', id: '1', uuid: id },
    jsonapi: {
      individual,
      resourceName: 'page',
      pathPrefix: 'api',
      basePath: '/api',
      entryPoint: 'http://content/api',
    },
  };
}

/** One part of a 207 answer. */
export function part(status: number | string, body: unknown) {
  const headers = { 'content-type': ['application/json'], status: [status] };
  return { headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

export { page as pageResource };

function moduleOf(langcode: string) {
  const alias = langcode === 'fr' ? '/horaires-et-trajets/horaires' : '/schedules-and-trips/schedules';
  return {
    type: 'pageModule',
    id: idOfPath('/horaires'),
    attributes: {
      module_key: 'schedules',
      configuration: { defaultInstance: true },
      path: { alias, langcode },
    },
  };
}

function menu(name: string, langcode: string) {
  const link = { title: `Lien ${name}`, uri: '/a', external: false };
  const item = {
    id: `${name}-1`,
    langcode,
    link,
    icon_svg: null,
    display_menu: true,
    group: null,
    children: [],
  };
  return { menu_name: name, langcode, display_menu: true, menu_items: [item] };
}

const settings = {
  maintenance: { activation: false, page: null },
  alert: {
    activation: false,
    type: 'standard',
    title: '',
    message: { value: '', format: 'basic_html', processed: '' },
    displayOnHomepage: false,
    displayOnPages: [],
  },
};
