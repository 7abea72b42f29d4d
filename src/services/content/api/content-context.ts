import { momentHeader } from '#contract/content/moment.ts';
import { AppError } from '#lib/errors.ts';
import { isWithinReach } from '#lib/time/within-reach.ts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { DocumentJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import type { Clock } from '#platform/clock.ts';
import type { DiskRoom } from '#platform/disk-room.ts';
import { serviceBase } from '#platform/http/service-base.ts';
import type { FileLibrary } from '#services/content/files/file-library.ts';
import type { DefaultsDesk } from '#services/content/store/defaults/defaults-desk.ts';
import type { ItemWriter } from '#services/content/store/item-writer.ts';
import type { MenuWriter } from '#services/content/store/menu-writer.ts';
import type { SettingsWriter } from '#services/content/store/settings-writer.ts';
import type { ContentView } from '#services/content/store/view.ts';
import type { Addresses } from './addresses.ts';
import type { SearchStops } from './search-stops.ts';

export type RequestHeaders = Readonly<Record<string, string | undefined>>;
export type Role = 'anonymous' | 'employee' | 'editor';
export type Authorize = (headers: RequestHeaders) => Promise<Role>;

/**
 * What a notice that is not published would touch, as far as anybody here knows: the timetables count departures, the
 * accounts count subscribers.
 */
export type Weigh = (draft: DocumentJson) => Promise<Readonly<Record<string, unknown>>>;

/** What the endpoints of one language share. */
export interface ContentContext {
  readonly locale: Locale;
  /** Of the turn that asks for it: strangers have connections of their own. */
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly authorize: Authorize;
  readonly searchStops: SearchStops;
  /** Where editors write. */
  readonly store: ItemWriter;
  readonly settings: SettingsWriter;
  readonly menus: MenuWriter;
  readonly defaults: DefaultsDesk;
  readonly files: FileLibrary;
  /** Of the disk that files are kept on; undefined where they are kept elsewhere. */
  readonly disk: DiskRoom | undefined;
  readonly weigh: Weigh;
  /** The zone in which a day of a publication window begins. */
  readonly timeZone: string;
  /** Where this service answers, when the request does not tell it. */
  readonly publicUrl: string | undefined;
}

/** The part of a request that reading depends on. */
export interface Reading {
  readonly headers: RequestHeaders;
  readonly url: string;
  readonly origin: string;
}

export function addressesOf(
  context: ContentContext,
  { headers, origin }: Pick<Reading, 'headers' | 'origin'>,
): Addresses {
  const base = serviceBase({ headers, origin }, context.publicUrl);
  return { locale: context.locale, base, site: new URL(base).origin };
}

/** The path this service is reached under, without a trailing slash. */
export function basePathOf(context: ContentContext, headers: RequestHeaders): string {
  const { pathname } = new URL(serviceBase({ headers, origin: 'http://localhost' }, context.publicUrl));
  return pathname === '/' ? '' : pathname;
}

/** Only a caller who shows a token is asked about: the rest are visitors. */
export async function viewOf(context: ContentContext, headers: RequestHeaders): Promise<ContentView> {
  const role = headers['authorization'] === undefined ? 'anonymous' : await context.authorize(headers);
  const isEditor = role === 'editor';
  const momentMs = isEditor ? readMomentHeader(headers) : undefined;
  return {
    locale: context.locale,
    version: 'default',
    employee: role !== 'anonymous',
    editor: isEditor && momentMs === undefined,
    drafts: isEditor,
    nowMs: momentMs ?? context.clock.now(),
  };
}

/** Editors look at what visitors will see at another moment: windows are then open or closed as they will be. */
function readMomentHeader(headers: RequestHeaders): number | undefined {
  const given = headers[momentHeader];
  if (given === undefined) return undefined;
  const momentMs = Date.parse(given);
  if (!isWithinReach(momentMs)) throw new AppError('bad-request', `${momentHeader} is an instant.`);
  return momentMs;
}
