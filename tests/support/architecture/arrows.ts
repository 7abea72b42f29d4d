import { siblingsOf } from './cycles.ts';
import { listArrows, type Arrow, type Graph } from './graph.ts';
import { isTest } from './tree.ts';

/** What each folder may import of ours, besides itself. A name with `types` may only lend its types. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  contract: ['lib'],
  domain: ['lib'],
  platform: ['lib'],
  transit: ['lib'],
  demo: ['lib', 'domain', 'transit', 'platform'],
  services: ['lib', 'platform', 'contract', 'domain', 'transit'],
  clients: ['lib', 'platform', 'contract', 'domain', 'clients/reading'],
  'clients/reading': ['lib', 'contract types', 'domain'],
  site: ['lib', 'domain', 'clients/reading'],
  'site/server': ['lib', 'domain', 'clients', 'site', 'platform', 'config types'],
  'site/ui': ['lib', 'domain types', 'site/i18n'],
  operators: ['lib', 'domain', 'contract', 'platform', 'transit', 'services/content types', 'demo types'],
  data: ['lib', 'domain', 'contract', 'operators', 'services/content types', 'demo types'],
  config: ['lib', 'domain', 'platform'],
  app: [
    'lib',
    'contract',
    'domain',
    'platform',
    'services',
    'demo',
    'clients',
    'site',
    'operators',
    'data',
    'config',
  ],
  commands: [
    'lib',
    'contract',
    'domain',
    'platform',
    'transit',
    'services/schedule',
    'clients',
    'config',
    'operators',
    'data',
  ],
  main: ['lib', 'platform', 'data', 'config', 'app'],
};

/**
 * The same one level down: for a folder, what each of the folders in it may import of its siblings. Files that lie
 * beside them (a registry, a door) may know all of them. A folder that is not here is checked for cycles only.
 */
const INNER: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'src/transit': {
    geo: [],
    archive: [],
    timetable: [],
    gtfs: ['archive', 'geo', 'timetable'],
    grid: ['timetable'],
    periods: ['timetable'],
    comparison: ['timetable'],
    lines: ['geo', 'grid', 'periods', 'timetable'],
    realtime: ['timetable'],
    announced: ['realtime', 'timetable'],
    board: ['geo', 'realtime', 'timetable'],
    search: ['geo', 'timetable'],
    journeys: ['geo', 'realtime', 'timetable'],
  },
  'src/services/schedule': {
    feed: [],
    live: [],
    records: [],
    places: [],
    notices: [],
    api: ['feed', 'live', 'notices', 'records'],
  },
  'src/services/itinerary': {
    places: [],
    api: ['places'],
  },
  'src/services/content': {
    model: [],
    subrequests: [],
    store: ['model'],
    files: ['model', 'store'],
    query: ['model', 'store'],
    search: ['store'],
    'web-forms': ['files', 'model', 'store'],
    api: ['files', 'model', 'query', 'search', 'store', 'subrequests', 'web-forms'],
  },
  'src/services/accounts': {
    store: [],
    passwords: [],
    mail: [],
    newsletter: ['mail', 'store'],
    notices: ['mail', 'store'],
    acts: ['mail', 'newsletter', 'passwords', 'store'],
    staff: ['acts', 'mail', 'store'],
    retention: ['store'],
    api: ['acts', 'notices', 'staff', 'store'],
  },
  'src/platform': {
    log: [],
    backup: [],
    'cache-store': ['log'],
    database: ['log'],
    pdf: ['log'],
    captcha: ['cache-store', 'http', 'log'],
    metrics: [],
    http: ['cache-store', 'log', 'metrics'],
    'file-store': [],
    threads: [],
    mail: ['http', 'log', 'threads'],
    delivery: ['database', 'log', 'mail', 'queue'],
    retention: ['database', 'log'],
    queue: ['database', 'log'],
  },
  'src/platform/http': { 'api-page': ['listener', 'openapi'] },
  'src/site': {
    styles: [],
    i18n: [],
    routing: [],
    ui: ['i18n'],
    device: [],
    offline: ['routing'],
    live: ['device', 'i18n', 'routing', 'ui'],
    map: ['device', 'i18n', 'ui'],
    blocks: ['device', 'i18n', 'layouts', 'ui', 'web-forms'],
    forms: ['i18n', 'routing', 'ui'],
    'web-forms': ['address-completion', 'forms', 'i18n', 'layouts', 'ui'],
    'quick-search': ['i18n', 'routing', 'ui'],
    'address-completion': ['i18n', 'quick-search', 'ui'],
    planner: ['address-completion', 'device', 'i18n', 'quick-search', 'ui'],
    'own-stops': ['device', 'i18n', 'live', 'routing', 'ui'],
    layouts: ['forms', 'i18n', 'quick-search', 'routing', 'ui'],
    pages: [
      'address-completion',
      'blocks',
      'device',
      'forms',
      'i18n',
      'layouts',
      'live',
      'map',
      'offline',
      'own-stops',
      'planner',
      'quick-search',
      'routing',
      'ui',
      'web-forms',
    ],
    browser: ['device', 'i18n', 'layouts', 'offline', 'pages', 'routing', 'styles'],
    server: ['forms', 'i18n', 'layouts', 'offline', 'pages', 'routing', 'ui', 'web-forms'],
  },
  'src/site/server': {
    http: [],
    routes: [],
    shell: ['http', 'routes'],
    sessions: ['http', 'shell'],
    pages: ['http', 'routes', 'sessions', 'shell'],
    forms: ['http', 'pages', 'routes', 'sessions'],
    files: ['sessions'],
    cards: ['http'],
    sitemap: ['pages', 'routes'],
  },
};

/** Imports that the table of the house does not allow. */
export function findForbiddenArrows(graph: Graph): readonly string[] {
  return listArrows(graph)
    .filter((arrow) => arrow.isOurs && isRuled(arrow.from) && !isAllowed(arrow))
    .map(({ from, to }) => `${from} may not import ${to}`);
}

/** Imports between siblings that the inner tables do not allow, and siblings that no table knows. */
export function findForbiddenInnerArrows(graph: Graph): readonly string[] {
  return listArrows(graph)
    .filter(({ from, isOurs }) => isOurs && isRuled(from))
    .flatMap(({ from, to }) => {
      const pair = siblingsOf(from, to);
      const [, parent = '', own = ''] = /^(.*)\/([^/]+)$/.exec(pair?.from ?? '') ?? [];
      const table = INNER[parent];
      const target = pair?.to.slice(parent.length + 1) ?? '';
      return table && !table[own]?.includes(target) ? [`${from} may not import ${to}`] : [];
    });
}

/** Computed imports escape every check: only the server may load what the build made, and an operator's folder is named by a setting. */
export function findComputedImports(graph: Graph): readonly string[] {
  const computing = ['src/app/', 'src/site/server/', 'src/operators/folder/'];
  const mayCompute = (file: string) => computing.some((folder) => file.startsWith(folder));
  return listArrows(graph)
    .filter(({ from, specifier }) => specifier === undefined && isRuled(from) && !mayCompute(from))
    .map(({ from }) => `${from} computes the name of a module`);
}

const isRuled = (file: string): boolean => /^(?:src|data)\//.test(file) && !isTest(file);

function isAllowed({ from, to, isTypeOnly }: Arrow): boolean {
  const own = folderOf(from);
  const target = folderOf(to);
  if (own === target) return true;
  if (own === 'site' && target.startsWith('site/')) return !isServerFile(to) || isTypeOnly;
  const allowed = TABLE[own] ?? TABLE[own.replace(/\/.*/, '')] ?? [];
  const area = target.replace(/\/.*/, '');
  const names = [target, area];
  return names.some((name) => allowed.includes(name) || (isTypeOnly && allowed.includes(`${name} types`)));
}

/** A service is its own folder; so are the parts of the site that have rules of their own. */
function folderOf(file: string): string {
  if (file.startsWith('data/')) return 'data';
  const [first = '', second = ''] = file.replace(/^src\//, '').split('/');
  if (first === 'services') return `services/${second}`;
  if (/^src\/clients\/[^/]+\/reading\//.test(file)) return 'clients/reading';
  if (first !== 'site') return first.replace(/\.ts$/, '');
  if (isServerFile(file)) return 'site/server';
  return second === 'ui' || second === 'i18n' ? `site/${second}` : 'site';
}

const isServerFile = (file: string): boolean =>
  file.startsWith('src/site/server/') || /\.server\.tsx?$/.test(file);
