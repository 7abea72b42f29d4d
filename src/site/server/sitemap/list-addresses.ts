import type { ContentClient } from '#clients/content/content-client.ts';
import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import { isClosed } from '#domain/job.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { Clock } from '#platform/clock.ts';
import { linePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { compilePattern } from '#site/routing/pattern.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import type { SiteRoute } from '#site/routing/route.ts';
import type { Log } from '#platform/log/log.ts';

/** A page in each language it is in. */
export interface PageAddress {
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  readonly changed?: string | undefined;
}

interface AddressSources {
  readonly table: RouteTable;
  readonly content: ContentClient;
  readonly schedule: ScheduleClient;
  readonly log: Pick<Log, 'warn'>;
  readonly clock: Clock;
  readonly timeZone: string;
}

export interface AddressList {
  readonly addresses: readonly PageAddress[];
  /** False where a service was away and only what is known without it is listed. */
  readonly isWhole: boolean;
}

/** Every page that search engines may list: of the table of routes, of the content, its jobs, of the timetables. */
export async function listPageAddresses(sources: AddressSources): Promise<AddressList> {
  const { table, content, schedule, log } = sources;
  let isWhole = true;
  const known = async (what: string, load: () => Promise<PageAddress[]>): Promise<PageAddress[]> => {
    try {
      return await load();
    } catch (err) {
      isWhole = false;
      log.warn({ err, what }, 'a part of the site map could not be read');
      return [];
    }
  };
  const [pages, jobs, network] = await Promise.all([
    known('content', () => listContent(content, table)),
    known('jobs', () => listJobs(sources)),
    known('schedule', () => listNetwork(schedule, table)),
  ]);
  const addresses = [...listRoutes(table), ...pages, ...jobs, ...network];
  return { addresses: withoutTwins(addresses), isWhole };
}

/** Screens that hold nothing of their own, or nothing for strangers. */
const left = /^(?:search|gallery|maintenance|not-found|offline|preview)(?:-|$)/;

function listRoutes({ routes }: RouteTable): PageAddress[] {
  const byName = new Map<string, Partial<Record<Locale, string>>>();
  for (const route of routes) {
    const path = isListed(route) ? compilePattern(route.path).build({}) : undefined;
    if (path === undefined) continue;
    const paths = byName.get(route.name) ?? {};
    paths[route.locale] ??= path;
    byName.set(route.name, paths);
  }
  return [...byName.values()].map((paths) => ({ paths }));
}

function isListed({ name, layout, meta }: SiteRoute): boolean {
  return !meta.auth && !meta.redirect && layout !== 'redirect' && layout !== 'print' && !left.test(name);
}

async function listContent(content: ContentClient, table: RouteTable): Promise<PageAddress[]> {
  const lists = await Promise.all(locales.map((locale) => content.listAddresses(locale)));
  const byId = new Map<string, { paths: Partial<Record<Locale, string>>; changed?: string | undefined }>();
  lists.forEach((list, place) => {
    for (const { id, path, changed } of list) {
      // The account area has pages in the content too.
      const route = table.match(path)?.route;
      if (!route || !isListed(route)) continue;
      const page = byId.get(id) ?? { paths: {}, changed };
      page.paths[locales[place] as Locale] = path;
      byId.set(id, page);
    }
  });
  return [...byId.values()];
}

/** Those one can still apply for, in the languages they are posted in. */
async function listJobs({ content, table, clock, timeZone }: AddressSources): Promise<PageAddress[]> {
  const today = dayOf(momentIn(timeZone, clock.now()));
  const lists = await Promise.all(locales.map((locale) => content.loadJobs(locale)));
  const byId = new Map<string, Partial<Record<Locale, string>>>();
  lists.forEach((jobs, place) => {
    const asked = locales[place];
    for (const job of jobs) {
      const path = table.pathOf('job-openings-details', job.locale, { job: job.id });
      if (job.locale !== asked || isClosed(job, today) || path === undefined) continue;
      byId.set(job.id, { ...byId.get(job.id), [job.locale]: path });
    }
  });
  return [...byId.values()].map((paths) => ({ paths }));
}

async function listNetwork(schedule: ScheduleClient, table: RouteTable): Promise<PageAddress[]> {
  const { changed, lines, stops } = await schedule.loadNetwork();
  const places = locales.flatMap((locale): SchedulePlace[] => {
    const base = table.pathOf('schedules', locale);
    return base === undefined ? [] : [{ base, locale }];
  });
  const page = (pathOf: (place: SchedulePlace) => string): PageAddress => ({
    paths: Object.fromEntries(places.map((place) => [place.locale, pathOf(place)])),
    changed,
  });
  return [
    ...lines.flatMap(({ number, directions }) => [
      page((place) => linePath(place, { number })),
      ...directions.map((direction) => page((place) => linePath(place, { number, direction }))),
    ]),
    ...stops.map((code) => page((place) => stopPath(place, code))),
    // A number that no address of the site can hold has no page.
  ].filter(({ paths }) => Object.values(paths).every((path) => table.match(path)?.route.name !== 'page'));
}

/** A page may be in the table and in the content: the one in more languages stays, else the first. */
function withoutTwins(addresses: readonly PageAddress[]): PageAddress[] {
  const seen = new Set<string>();
  const languagesOf = ({ paths }: PageAddress) => Object.keys(paths).length;
  const fullestFirst = addresses.toSorted((a, b) => languagesOf(b) - languagesOf(a));
  return fullestFirst.filter(({ paths }) => {
    const all = Object.values(paths);
    if (all.length === 0 || all.some((path) => seen.has(path))) return false;
    for (const path of all) seen.add(path);
    return true;
  });
}
