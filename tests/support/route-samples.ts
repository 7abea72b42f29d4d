import { contentSeed } from '#data/content/index.ts';
import { operator as defaultOperator } from '#data/operator.ts';
import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { compilePattern } from '#site/routing/pattern.ts';
import type { RouteTable } from '#site/routing/route-table.ts';

export interface RouteSample {
  readonly name: string;
  readonly path: string;
  /** `redirect` only sends on; every other one draws a page. */
  readonly kind: 'page' | 'redirect';
  /** Who sees the page: everyone, members, those who work for the operator, those who write for it. */
  readonly audience: Audience;
}

export const audiences = ['everyone', 'member', 'employee', 'editor'] as const;
type Audience = (typeof audiences)[number];

type Params = Readonly<Record<string, string>>;

const emailedLink = { uid: '42', timestamp: '1763236800', hash: 'q7bW2-sample_hash' };
const line = { parcours: '800', direction: '2' };
const arret = '1401';
const date = '2026-11-16';

/** Whose site is visited. */
export interface SampleSource {
  readonly seed: ContentSeed;
  readonly operator: Pick<Operator, 'shortName'>;
}

/** Parameters to visit each route with; a route with a needed parameter and no line here is a fault. */
const sampleParams = (subscriptionLink: Params): Readonly<Record<string, Params>> => ({
  'schedule-route': { ...line, date },
  'schedules-trip': { ...line, arret, date },
  'schedules-arret': { arret: `${arret}-exemple`, date },
  'schedule-timetable': { ...line, date },
  'schedule-line-map': line,
  'schedule-voyage': { ...line, arret, date, voyage: '100001_20260822semaine' },
  'trip-follow': { trajet: `w120~${arret}.1402.20261116.100001_20260822semaine` },
  'printable-schedules-schedule': line,
  'notices-route': { parcours: '800' },
  'job-openings-details': { job: '2026-118' },
  'account-activation': emailedLink,
  'account-activation-legacy': emailedLink,
  'confirm-subscription': subscriptionLink,
  'confirm-unsubscription': subscriptionLink,
  search: { terms: 'carte', page: '1' },
  preview: { type: 'page', uuid: uuidOf('contact') },
});

/** One address for every route of the table in a language, and one for every page the catch-all finds in the content. */
export function sampleRoutes(
  table: RouteTable,
  locale: Locale,
  { seed, operator }: SampleSource = { seed: contentSeed, operator: defaultOperator },
): readonly RouteSample[] {
  const params = sampleParams({ ...emailedLink, organization: operator.shortName.toLowerCase() });
  return table.routes
    .filter((route) => route.locale === locale)
    .flatMap(({ name, path: pattern, layout, meta }): RouteSample[] => {
      const kind = layout === 'redirect' || meta.redirect ? 'redirect' : 'page';
      const audience = meta.auth === undefined ? 'everyone' : audienceOf[meta.auth];
      const paths = contentTypes[name]
        ? aliasesOf(seed, contentTypes[name], locale)
            // Those of screens with a route of their own are visited there.
            .filter((path) => table.match(path)?.route.name === name)
            .slice(0, name === 'page' ? undefined : 1)
        : [compilePattern(pattern).build(params[name] ?? {})];
      if (paths.length === 0) throw new Error(`there is no content to visit the route ${name} with`);
      return paths.map((path) => {
        if (path === undefined)
          throw new Error(`the route ${name} needs parameters in tests/support/route-samples.ts`);
        return { name, path, kind, audience: isClosed(seed, path) ? 'employee' : audience };
      });
    });
}

const audienceOf = { required: 'member', guest: 'everyone', employee: 'employee', editor: 'editor' } as const;

/** A page of the content that is for employees. */
function isClosed({ items }: ContentSeed, path: string): boolean {
  return items.some(
    ({ shared, fr, en }) =>
      shared?.['audience'] === 'employees' && (fr?.alias === path || `/en${en?.alias}` === path),
  );
}

/** Routes whose last part is the alias of an item: they are visited with real ones. */
const contentTypes: Readonly<Record<string, readonly string[]>> = {
  'notices-details': ['notices', 'notices_v2'],
  'news-details': ['news'],
  'press-release-details': ['press_release'],
  'employee-news-details': ['news_employe'],
  'employee-activities-details': ['activities_employe'],
  page: ['pages', 'landingPages', 'pagesProject', 'pageHub'],
};

function aliasesOf({ items }: ContentSeed, types: readonly string[], locale: Locale): string[] {
  return items.flatMap((item) => {
    const alias = item[locale]?.alias;
    const shown = types.includes(item.type) && item.status !== false && item[locale]?.status !== false;
    return alias && alias !== '/' && shown ? [locale === 'fr' ? alias : `/en${alias}`] : [];
  });
}
