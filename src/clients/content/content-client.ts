import { menusKey, settingsKey, type CacheClient } from '#clients/cache/cache-client.ts';
import type { Copies } from '#clients/copies/copies.ts';
import { momentHeader } from '#contract/content/moment.ts';
import type { Job, JobSummary } from '#domain/job.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Menus } from '#domain/menu.ts';
import type { ArchivePicture } from '#domain/archive-picture.ts';
import type { MissedSearch } from '#domain/missed-search.ts';
import type { FoundPointsOfSale, PointsOfSaleQuestion } from '#domain/point-of-sale.ts';
import type { SchoolVisit } from '#domain/school-visit.ts';
import type { ClientSettings } from '#domain/settings.ts';
import type { SiteSearchAnswer, SiteSearchQuestion } from '#domain/site-search.ts';
import type { OfferedWebForm } from '#domain/web-forms/offered-web-form.ts';
import type { WholeBytes } from '#platform/http/bytes-answer.ts';
import { withHeaders } from '#platform/transport.ts';
import type { ForVisitor, MemberAccess } from '../posting.ts';
import { listAddresses, type ContentAddress } from './addresses.ts';
import { createBlockReport } from './blocks/block-report.ts';
import { loadFile } from './files.ts';
import { findJob, loadJobs } from './jobs.ts';
import { loadPictures, type WantedPictures } from './media-archive.ts';
import { loadMenus, PartialMenus, type MenusOptions } from './menus.ts';
import { loadMissedSearches } from './missed-searches.ts';
import { loadPageModules, loadPromoPages, type PageModule, type PromoPage } from './modules.ts';
import type { PageOptions } from './pages.ts';
import { readItems, type ItemReads } from './read-items.ts';
import { searchPointsOfSale } from './points-of-sale.ts';
import { loadLineTerms, type LineTermRef } from './line-terms.ts';
import { loadSchoolVisits } from './school-visits.ts';
import { loadSettings } from './settings.ts';
import { searchSite } from './site-search.ts';
import { createSubmissionsClient, type SubmissionsClient } from './submissions.ts';
import { loadTemporaryStops } from './temporary-stops.ts';
import { loadWebForm } from './web-forms/load-web-form.ts';
import {
  sendFormFile,
  sendWebForm,
  type FileOutcome,
  type FilledForm,
  type FormOutcome,
  type NewFile,
} from './web-forms/send-web-form.ts';

interface ContentClientOptions extends MenusOptions, Omit<PageOptions, 'report'> {
  readonly copies: Copies;
  /** Shows the backend that this site asks on behalf of an employee. */
  readonly employeeToken: string;
}

/** The content backend in the site's words. Reads come through copies: see `clients/copies`. */
export interface ContentClient extends ItemReads {
  loadModules(locale: Locale): Promise<PageModule[]>;
  loadPromos(locale: Locale): Promise<PromoPage[]>;
  loadSettings(locale: Locale): Promise<ClientSettings>;
  loadMenus(locale: Locale): Promise<Menus>;
  /** The numbers of the stops that stand for a time only. */
  loadTemporaryStops(): Promise<string[]>;
  /** The vocabulary of lines: one word for each, or one for each direction of it. */
  loadLineTerms(): Promise<LineTermRef[]>;
  /** Every job that is posted, the latest first. */
  loadJobs(locale: Locale): Promise<JobSummary[]>;
  /** Also one that is closed. */
  findJob(id: string, locale: Locale): Promise<Job | undefined>;
  /** Every school that the team with the camera comes to, by name. */
  loadSchoolVisits(locale: Locale): Promise<SchoolVisit[]>;
  /** The pictures of the archive, of every category or of one. */
  loadPictures(wanted: WantedPictures): Promise<ArchivePicture[]>;
  searchPointsOfSale(question: PointsOfSaleQuestion): Promise<FoundPointsOfSale>;
  /** Pages, news and all else by their words. No copy is kept. */
  searchSite(question: SiteSearchQuestion): Promise<SiteSearchAnswer>;
  /** What visitors looked for in vain, for editors. No copy is kept of it. */
  loadMissedSearches(access: MemberAccess): Promise<MissedSearch[]>;
  /** A form that staff defined. Throws `not-found` where there is none. */
  loadWebForm(id: string, locale: Locale): Promise<OfferedWebForm>;
  /** Throws where the service does not answer as it should; a refusal is an outcome. */
  sendWebForm(filled: FilledForm, visitor: ForVisitor): Promise<FormOutcome>;
  sendFormFile(file: NewFile, visitor: ForVisitor): Promise<FileOutcome>;
  /** What was sent by forms, for editors. No copy is kept of it. */
  readonly submissions: SubmissionsClient;
  /** By its address on the site, `/files/…`. */
  loadFile(path: string): Promise<WholeBytes>;
  /** Also one that no page shows yet. */
  loadFileForEditor(path: string): Promise<WholeBytes>;
  /** Every item of a language that has an address of its own. */
  listAddresses(locale: Locale): Promise<ContentAddress[]>;
  /** Forgets what was read, after the content changed. */
  forget(): Promise<void>;
  /** The same for those who work for the operator: it reads what is closed to others, and keeps no copy of it. */
  forEmployees(): ContentClient;
  /** The same as visitors will have it at another moment (ms), for editors; no copy is kept of it. */
  at(momentMs: number): ContentClient;
  /** The same, which tells of all it gives when that was read (ms): while the service is away that is some time ago. */
  telling(tellRead: (atMs: number) => void): ContentClient;
}

/** What the keys of its copies begin with. */
export const contentPrefix = 'content:';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Changes are announced; these lives are for a backend that announces nothing. */
const lives = {
  // Always asked for anew: the copy is for a start during an outage, which would know no page otherwise.
  modules: { freshMs: 0, keepMs: 0 },
  // The cache service keeps these two in the shared store, as the specification has it.
  settings: { freshMs: 15_000, keepMs: dayMs, isStored: true },
  menus: { freshMs: 5 * minuteMs, keepMs: 7 * dayMs, isStored: true },
  page: { freshMs: 5 * minuteMs, keepMs: 7 * dayMs },
  news: { freshMs: minuteMs, keepMs: 7 * dayMs },
  notices: { freshMs: minuteMs, keepMs: dayMs },
  lists: { freshMs: minuteMs, keepMs: 7 * dayMs },
  stops: { freshMs: 5 * minuteMs, keepMs: 7 * dayMs },
  addresses: { freshMs: 10 * minuteMs, keepMs: 7 * dayMs },
} as const;

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { transport, cache, copies } = options;
  const pages: PageOptions = { ...options, report: createBlockReport(options.log) };
  let forgets = 0;

  /** The cache for one load. What was asked for before a change is not written after the purge that followed it. */
  const cacheSince = (begun: number): CacheClient => ({
    ...cache,
    write: async (...entry) => begun === forgets && cache.write(...entry),
  });

  /** What is read for everyone comes by copies; what others are not given is asked for each time. */
  const withoutCopies = (own: Readonly<Record<string, string>>): ItemReads =>
    readItems({ ...pages, transport: withHeaders(transport, own) }, (_life, _key, load) => load());

  const clientOf = (tellRead?: (atMs: number) => void): ContentClient => {
    const copied = <T>(life: keyof typeof lives, key: string, load: () => Promise<T>): Promise<T> =>
      copies.read({ key: `${contentPrefix}${life}:${key}`, ...lives[life], load }, tellRead);
    const everyone: ContentClient = {
      loadModules: (locale) => copied('modules', locale, () => loadPageModules(transport, locale)),
      loadPromos: (locale) => copied('modules', `promos:${locale}`, () => loadPromoPages(transport, locale)),
      loadSettings: (locale) =>
        copied('settings', locale, () =>
          loadSettings({ transport, cache: cacheSince(forgets) }, locale, lives.settings.freshMs),
        ),
      loadMenus: (locale) =>
        copied('menus', locale, () => loadMenus({ ...options, cache: cacheSince(forgets) }, locale)).catch(
          (thrown: unknown) => {
            if (thrown instanceof PartialMenus) return thrown.parse();
            throw thrown;
          },
        ),
      ...readItems(pages, copied),
      loadTemporaryStops: () => copied('stops', 'temporary', () => loadTemporaryStops(transport)),
      loadLineTerms: () => copied('lists', 'line-terms', () => loadLineTerms(transport)),
      loadJobs: (locale) => copied('lists', `jobs:${locale}`, () => loadJobs(transport, locale)),
      findJob: (id, locale) => findJob(transport, id, { ...options, locale }),
      loadSchoolVisits: (locale) =>
        copied('lists', `schools:${locale}`, () => loadSchoolVisits(transport, locale)),
      loadPictures: (wanted) =>
        copied('lists', `pictures:${wanted.locale}:${wanted.category ?? ''}`, () =>
          loadPictures(transport, wanted),
        ),
      searchPointsOfSale: (question) => {
        const load = () => searchPointsOfSale(transport, question);
        const { locale, text, services, near, page } = question;
        // Two riders rarely type the same, and nobody stands where another does.
        if (text !== '' || near || services.length > 1) return load();
        return copied('lists', `points-of-sale:${locale}:${page}:${services.join()}`, load);
      },
      searchSite: (question) => searchSite(options, question),
      loadMissedSearches: (access) => loadMissedSearches(transport, access),
      loadWebForm: (id, locale) =>
        copied('page', `form:${locale}:${id}`, () => loadWebForm(options, { id, locale })),
      sendWebForm: (filled, visitor) => sendWebForm(options, filled, visitor),
      sendFormFile: (file, visitor) => sendFormFile(options, file, visitor),
      submissions: createSubmissionsClient(transport),
      loadFile: (path) => loadFile(transport, path),
      loadFileForEditor: (path) =>
        loadFile(withHeaders(transport, { authorization: `Bearer ${options.editorToken}` }), path),
      listAddresses: (locale) => copied('addresses', locale, () => listAddresses(options, locale)),
      forget: async () => {
        forgets += 1;
        const keys = locales.flatMap((locale) => [settingsKey(locale), menusKey(locale)]);
        await Promise.all(keys.map((key) => cache.purge(key)));
        copies.invalidate(contentPrefix);
      },
      telling: clientOf,
      forEmployees: () => {
        const own = { authorization: `Bearer ${options.employeeToken}` };
        return {
          ...everyone,
          ...withoutCopies(own),
          loadFile: (path) => loadFile(withHeaders(transport, own), path),
        };
      },
      at: (momentMs) => ({
        ...everyone,
        ...withoutCopies({
          authorization: `Bearer ${options.editorToken}`,
          [momentHeader]: new Date(momentMs).toISOString(),
        }),
      }),
    };
    return everyone;
  };
  return clientOf();
}
