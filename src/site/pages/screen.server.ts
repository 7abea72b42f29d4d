import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { ItineraryClient } from '#clients/itinerary/itinerary-client.ts';
import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import type { Following, MemberAccount } from '#domain/member.ts';
import type { OperatorInZone } from '#domain/operator.ts';
import type { PageInfo } from '#domain/page.ts';
import type { PasswordPolicy } from '#domain/password-policy.ts';
import type { StructuredThing } from '#domain/structured.ts';
import type { Log } from '#platform/log/log.ts';
import type { PrintPdf } from '#platform/pdf/pdf-printer.ts';
import type { LayoutName, SiteRoute } from '#site/routing/route.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import type { KeepOffer } from '#site/offline/offer.ts';
import type { Visitor } from '#site/view.ts';
import type { Action, ActingMember } from '#site/forms/action.server.ts';
import type { PolicyNeeds } from './policy-needs.ts';

/** A screen of the site as the server knows it. Its component is `page.tsx` in the folder of its key. */
export interface Screen extends PageTraits {
  /** Names of the routes it draws. */
  readonly routes: readonly string[];
  readonly load: PageLoader;
  /** Its forms by name, as `action.server.ts` exports them. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** False: it shows no block of the content, and so no form of staff. */
  readonly hasBlocks?: false;
}

/** What a screen may say of its page: on its line in the registry, or page by page in what its loader gives. */
export interface PageTraits {
  /** How long finished pages are kept; by the layout and the status unless told. */
  readonly keep?: Lifetime | 'never';
  /** When the page will show something else by itself (ms): this process keeps it no longer. */
  readonly trueUntilMs?: number | undefined;
  /** What it needs beyond the strictest content policy. */
  readonly policy?: PolicyNeeds;
  /** Another layout than that of its route. */
  readonly layout?: LayoutName;
  /** False where search engines should leave it out. */
  readonly indexed?: boolean;
  /** False: its document has no script at all, and no data for one. */
  readonly script?: boolean;
  /** Lets devices keep the page for when they have no network; none is kept without it. */
  readonly offline?: OfflineTrait;
}

/** What a page is to a device that keeps it. */
export interface OfflineTrait extends Pick<KeepOffer, 'kind'>, Partial<Pick<KeepOffer, 'parts'>> {
  /** The last day the page is true, `2026-11-27`; a week unless given, and never longer. */
  readonly until?: string | undefined;
}

/** How long an answer may be kept: by this process, and by browsers. */
export interface Lifetime {
  readonly serverS: number;
  readonly browserS: number;
}

/** What a loader is given. */
export interface LoaderContext {
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly locale: Locale;
  readonly visitor: Visitor;
  /** In the account area, where it could be read: who has signed in. */
  readonly account?: MemberAccount | undefined;
  /** In the account area: which notices they follow, as last known. */
  readonly following?: Following | undefined;
  /** There, and on pages for editors: the way to ask as who has signed in. */
  readonly member?: Pick<ActingMember, 'call'> | undefined;
  readonly accounts: AccountsClient;
  readonly table: RouteTable;
  readonly content: ContentClient;
  readonly schedule: ScheduleClient;
  readonly itinerary: ItineraryClient;
  /** Who runs the buses, for loaders that write finished pieces. */
  readonly operator: OperatorInZone;
  readonly passwordPolicy: PasswordPolicy;
  /** A path that the operator's data name, with the prefix of the page's language. */
  localize(paths: Bilingual): string;
  /** A page of this site as PDF; undefined where no browser is configured. */
  readonly printPdf: PrintPdf | undefined;
  /** The maps service that a trip can be handed over to. */
  readonly tripMapsUrl: string;
  /** The moment the page is loaded for. */
  readonly now: number;
  readonly log: Log;
}

/** A file that stands at the address of a page, such as a calendar of a trip. */
export interface LoadedFile {
  readonly kind: 'file';
  /** Its media type. */
  readonly type: string;
  readonly body: string | Buffer;
  /** The name it is saved under; without one the browser shows it. */
  readonly filename?: string;
  readonly keep: Lifetime | 'never';
  /** As that of a page. */
  readonly trueUntilMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What it gives back: a page to draw, a file, or the address to go to instead. Faults are thrown as AppError. */
type Loaded<T> =
  | LoadedFile
  | ({
      readonly kind: 'page';
      readonly status: number;
      readonly info: PageInfo;
      readonly data: T;
      /**
       * Finished pieces of the page by their names, drawn with `Still`: they are in the document and not in the data,
       * so that long tables cost the browser nothing. The browser loads such a page as a document.
       */
      readonly still?: Readonly<Record<string, string>>;
      /** What search engines read of it. */
      readonly structured?: readonly StructuredThing[];
    } & PageTraits)
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

export type PageLoader<T = unknown> = (context: LoaderContext) => Promise<Loaded<T>>;
