import { uuidOf } from '#contract/content/identity.ts';
import { addressOf, categoryCount, keyOf, organizationCount } from './many-items.ts';

/** One call of the site to the content service; each `nth` asks for something else, where there is something else. */
export interface Call {
  readonly name: string;
  ask(nth: number): Asked;
}

interface Asked {
  readonly path: string;
  /** Posted; a question without one is a GET. */
  readonly body?: string;
  readonly status?: number;
}

const newsFields =
  'title,subtitle,path,langcode,news_date,media_image,promoted,categories,organization,created,changed';
const newsList = (nth: number, filter: string) =>
  `/api/news?filter[langcode]=fr${filter}&sort=-news_date,-created&page[limit]=10&page[offset]=${nth}` +
  `&fields[news]=${newsFields}&include=categories`;
const category = (nth: number) =>
  `filter[category.name]=${encodeURIComponent(`Catégorie ${nth % categoryCount}`)}`;
const translate = (path: string) => `/router/translate-path?path=${encodeURIComponent(path)}&_format=json`;

/** What the site asks by path: the router, the page with its blocks, and the same page in the other language. */
function blueprint(path: string, include: string): Asked {
  const router = 'router.body@$';
  const body = [
    { requestId: 'router', action: 'view', uri: translate(path) },
    {
      requestId: 'resolvedResource',
      action: 'view',
      waitFor: ['router'],
      uri: `{{${router}.jsonapi.individual}}?include=${include}`,
    },
    {
      requestId: 'alternate',
      action: 'view',
      waitFor: ['router'],
      uri: `/en/api/{{${router}.jsonapi.resourceName}}/{{${router}.entity.uuid}}?include=&fields[{{${router}.jsonapi.resourceName}}]=path,langcode`,
    },
  ];
  return { path: '/subrequests?_format=json', body: JSON.stringify(body), status: 207 };
}

const get = (name: string, path: (nth: number) => string): Call => ({
  name,
  ask: (nth) => ({ path: path(nth) }),
});

export const calls: readonly Call[] = [
  get('router, a page', (nth) => translate(addressOf('pages', nth))),
  get('router, a redirection', () => translate('/opus')),
  { name: 'a page by its path', ask: (nth) => blueprint(addressOf('pages', nth), 'content') },
  { name: 'a news item by its path', ask: (nth) => blueprint(addressOf('news', nth), 'content,categories') },
  get('a page by its uuid', (nth) => `/api/pages/${uuidOf(keyOf('pages', nth))}?include=content`),
  get('pages, a page of the list', (nth) => `/api/pages?page[limit]=50&page[offset]=${nth * 10}`),
  get(
    'pages, by a word of the title',
    (nth) => `/api/pages?include=&filter[title][operator]=CONTAINS&filter[title][value]=${nth}`,
  ),
  get(
    'pages, addresses of all',
    (nth) =>
      `/api/pages?fields[pages]=path,langcode,changed&include=&page[limit]=50&page[offset]=${nth * 10}`,
  ),
  get('news, newest first', (nth) => newsList(nth * 10, '')),
  get('news, last page', (nth) => newsList(7_000 + nth, '')),
  get('news, of an organization', (nth) =>
    newsList(0, `&filter[organization]=Organisation%20${nth % organizationCount}`),
  ),
  get(
    'news, organizations',
    (nth) =>
      `/api/news?filter[langcode]=fr&sort=-news_date&fields[news]=organization&include=&page[limit]=50&page[offset]=${(nth % 4) * 50}`,
  ),
  get(
    'news, addresses of all',
    (nth) => `/api/news?fields[news]=path,langcode,changed&include=&page[limit]=50&page[offset]=${nth * 10}`,
  ),
  get(
    'featured',
    () =>
      `/api/featured?page[limit]=3&sort=-changed&filter[langcode]=fr&fields[news]=${newsFields}&fields[press_release]=${newsFields}&include=categories`,
  ),
  get('notices', () => '/api/notices?page[limit]=500&filter[non_public]=0&sort=-changed'),
  get(
    'notices, general',
    () => '/api/notices?page[limit]=500&filter[non_public]=0&sort=-changed&filter[general]=1',
  ),
  get('pictures of a category', (nth) => `/api/mediaImages?page[limit]=999&${category(nth)}&sort=-created`),
  get('points of sale', (nth) => `/api/search-points-of-sale?items_per_page=20&page=${nth % 10}`),
  get(
    'points of sale, near',
    (nth) =>
      `/api/search-points-of-sale?location=46.8,-71.${200 + nth}&sort_by=distance&items_per_page=20&page=0`,
  ),
  get(
    'points of sale, words',
    (nth) => `/api/search-points-of-sale?search=${nth}%20horlogers&items_per_page=20&page=0`,
  ),
  get('jobs', () => '/api/jobs?items_per_page=50&page=0'),
  get('a job', (nth) => `/api/jobs?brid=BENCH-${nth}`),
  get('modules', () => '/api/pageModule?fields[pageModule]=module_key,configuration,path'),
  get('promotional pages', () => '/api/pagesPromo?fields[pagesPromo]=path&filter[langcode]=fr'),
  get('main menu', () => '/api/menus/main'),
  get('settings', () => '/api/clientSettings'),
];
