import { siblingsOf } from './cycles.ts';
import { listArrows, type Arrow, type Graph } from './graph.ts';
import { isTest } from './tree.ts';

/** What each folder may import of ours, besides itself. A name with `types` may only lend its types. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  contract: ['lib'],
  domain: ['lib'],
  platform: ['lib'],
  transit: ['lib', 'domain types'],
  demo: ['lib', 'domain', 'transit', 'platform'],
  services: ['lib', 'platform', 'contract', 'domain', 'transit'],
  clients: ['lib', 'platform', 'contract', 'domain'],
  site: ['lib', 'domain'],
  'site/server': ['lib', 'domain', 'clients', 'site', 'platform', 'config types'],
  'site/ui': ['lib', 'domain types', 'site/i18n'],
  data: ['lib', 'domain', 'contract', 'services/content types', 'demo types'],
  config: ['lib', 'domain', 'platform'],
  app: ['lib', 'contract', 'domain', 'platform', 'services', 'demo', 'clients', 'site', 'data', 'config'],
  main: ['lib', 'platform', 'data', 'config', 'app'],
};

/** One level down: which folders inside a folder may import which of those beside them. What is not listed may none. */
const INNER: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'src/platform': { captcha: ['cache-store'], http: ['cache-store'] },
  'src/platform/http': { 'api-page': ['openapi', 'listener'] },
  'src/services/content': {
    api: ['subrequests', 'query', 'store', 'model'],
    query: ['store', 'model'],
    store: ['model'],
  },
};

/** Imports between folders side by side that the tables inside their folder do not allow. */
export function findForbiddenSiblings(graph: Graph): readonly string[] {
  return listArrows(graph)
    .filter(({ from, to, isOurs }) => isOurs && isRuled(from) && !isAllowedBeside(from, to))
    .map(({ from, to }) => `${from} may not import ${to}`);
}

function isAllowedBeside(from: string, to: string): boolean {
  const pair = siblingsOf(from, to);
  const parent = pair?.from.replace(/\/[^/]*$/, '') ?? '';
  const nameOf = (folder: string) => folder.slice(parent.length + 1);
  const table = INNER[parent];
  return !pair || !table || (table[nameOf(pair.from)] ?? []).includes(nameOf(pair.to));
}

/** Imports that the table of the house does not allow. */
export function findForbiddenArrows(graph: Graph): readonly string[] {
  return listArrows(graph)
    .filter((arrow) => arrow.isOurs && isRuled(arrow.from) && !isAllowed(arrow))
    .map(({ from, to }) => `${from} may not import ${to}`);
}

/** Computed imports escape every check: only the server may load what the build made. */
export function findComputedImports(graph: Graph): readonly string[] {
  const mayCompute = (file: string) => folderOf(file) === 'app' || file.startsWith('src/site/server/');
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
  if (first !== 'site') return first.replace(/\.ts$/, '');
  if (isServerFile(file)) return 'site/server';
  return second === 'ui' || second === 'i18n' ? `site/${second}` : 'site';
}

const isServerFile = (file: string): boolean =>
  file.startsWith('src/site/server/') || /\.server\.tsx?$/.test(file);
