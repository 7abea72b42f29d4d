import type { Locale } from '#domain/locale.ts';
import type { Subscriptions } from '#domain/member.ts';
import type { Menus } from '#domain/menu.ts';
import type { LanguageBanner, Operator, OperatorInZone, ServiceType } from '#domain/operator.ts';
import type { PageInfo } from '#domain/page.ts';
import type { StructuredThing } from '#domain/structured.ts';
import type { TakeoverAlert } from '#domain/settings.ts';
import type { FormState } from './forms/form.ts';
import type { CaptchaSettings } from './ui/captcha/captcha-settings.ts';
import type { Theme } from './theme.ts';
import type { LayoutName } from './routing/route.ts';

/** Everything a document or a navigation needs: plain data, made on the server, drawn on both sides. */
export interface PageView {
  readonly status: number;
  readonly route: ViewRoute;
  readonly info: PageInfo;
  /** What the screen's own loader gave; each page knows its type. */
  readonly data: unknown;
  /** Finished pieces of the page, on the server alone: the data of a page does not hold them. */
  readonly still?: Readonly<Record<string, string>>;
  /** What search engines read of the page, on the server alone. */
  readonly structured?: readonly StructuredThing[];
  /** The names of the network on this page that are in its language; all others are in that of the feed. */
  readonly ownNames?: readonly string[];
  /** Another moment than the present one that the page is drawn for, as staff look at it. */
  readonly preview?: TimePreview;
  /** What became of a form that was sent from this page. */
  readonly form?: FormState;
  /** Names the content policy the page is drawn for; undefined for the strictest. A document keeps its own for life. */
  readonly policy?: string;
  /** False where the document has no script: nothing takes the page over. */
  readonly script?: boolean;
  readonly shell: Shell;
}

/** A page at another moment. */
export interface TimePreview {
  /** `2026-11-20T08:00`, at the operator's; undefined for staff who look at the present. */
  readonly local?: string;
  /** Who looks may choose another one. */
  readonly isStaff: boolean;
  /** Shows the same to whoever opens it, for a week; only staff are given it. */
  readonly share?: string;
}

interface ViewRoute {
  readonly name: string;
  /** The screen, by its folder in `site/pages`. */
  readonly screen: string;
  readonly layout: LayoutName;
  readonly locale: Locale;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Path and query as asked for. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What stands around every page. */
export interface Shell {
  readonly operator: ShellOperator;
  readonly menus: ShellMenus;
  readonly links: ShellLinks;
  readonly alert?: TakeoverAlert;
  /** Set when a part behind the site fails: the banner says so. */
  readonly warning?: SiteWarning;
  readonly visitor: Visitor;
  /** `unasked` shows the consent banner. */
  readonly consent: ConsentState;
  readonly theme: Theme;
  /** Sent with every form as the hidden field `_token`. */
  readonly formToken: string;
  /** How forms show that a person sends them. */
  readonly captcha: CaptchaSettings;
  /** Addresses of third parties, only when consent was given and a setting names them. */
  readonly thirdPartyScripts?: readonly string[];
  /** The style of the map under the lines, likewise. */
  readonly mapStyleUrl?: string | undefined;
  /** Postal addresses are completed while they are typed: a setting names a service for that. */
  readonly completesAddresses?: true | undefined;
  /** The day at the operator's, `2026-11-15`. */
  readonly today: string;
  /** The same day in words: the first date that a phone formats takes it over 100 ms. */
  readonly todayInWords: string;
  /** The value of the manifest the browser must hold to match routes itself. */
  readonly routesHash: string;
}

/** What pages show of the operator: every page carries it, so nothing else is in it. */
export type ShellOperator = Pick<
  OperatorInZone,
  | 'shortName'
  | 'phones'
  | 'email'
  | 'website'
  | 'address'
  | 'timeZone'
  | 'searchExample'
  | 'numbers'
  | 'languages'
  | 'fleet'
  | 'scenery'
> & {
  readonly name: string;
  readonly logo: Omit<Operator['logo'], 'svg'>;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly serviceTypes: readonly ShellServiceType[];
  /** Undefined where the footer asks nobody to sign up. */
  readonly newsletterPitch?: string | undefined;
  /** What the operator has to say over the pages of this language. */
  readonly banner?: LanguageBanner;
  /** Where the name is not in the page's language. */
  readonly nameLang?: string;
};

/** A service type as it is drawn; its colours are in the operator's style sheet. */
export type ShellServiceType = Pick<
  ServiceType,
  'code' | 'key' | 'name' | 'shownWith' | 'ranges' | 'description'
> & { readonly look: Pick<ServiceType['look'], 'shape'> };

/** Paths of named routes in the page's language. */
export interface ShellLinks {
  readonly home: string;
  readonly search: string;
  readonly login: string;
  readonly accountNotices: string;
  readonly accountParameters: string;
  readonly accountMyNotices: string;
  readonly accountNewsletter: string;
  readonly accountInfo: string;
  readonly schedules: string;
  readonly notices: string;
  /** Where journeys are planned, unless the content has no such page. */
  readonly planner?: string | undefined;
  /** Where the operator's banner over the pages of this language leads. */
  readonly banner: string;
  /** The same page in the other language, parameters kept. */
  readonly otherLanguage: string;
  /** What is for editors, for them alone. */
  readonly staff?: readonly StaffLink[];
}

/** With its words: the pages of everyone else carry none of them. */
export interface StaffLink {
  readonly href: string;
  readonly title: string;
}

export type SiteWarning = 'api_unavail';
export type ConsentState = 'unasked' | 'granted' | 'denied';

export type Visitor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'member' | 'employee' | 'editor';
      readonly username: string;
      readonly firstName: string;
      readonly lastName: string;
      /** How many notices are among those they follow; where that is not known, how many are for everyone. */
      readonly noticesCount: number;
      /** Read in the account area only. */
      readonly subscriptions?: Subscriptions;
    };

/** Those that stand around every page; a screen brings the others it shows. */
export type ShellMenus = Pick<Menus, 'main' | 'meta' | 'footer' | 'social'>;
