import type { Block } from './block.ts';
import type { Image } from './image.ts';
import type { Locale } from './locale.ts';
import type { Menu } from './menu.ts';
import type { NewsItem, NewsListing } from './news.ts';
import type { NoticeDetail } from './notices/notice.ts';
import type { TitleColour } from './title-colour.ts';

export interface Breadcrumb {
  readonly title: string;
  readonly path?: string;
}

export interface MetaTag {
  readonly tag: 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a page tells, for programs that follow it. */
export interface FeedLink {
  /** Its media type. */
  readonly type: string;
  readonly title: string;
  /** A path of the site. */
  readonly href: string;
}

/** A page of the content backend, in one language. */
export interface Page {
  readonly id: string;
  /** The wire's resource type: `pages`, `pageModule`, `news` … */
  readonly kind: string;
  /** The language the content is really in: another than asked for when no translation exists. */
  readonly locale: Locale;
  readonly title: string;
  readonly subtitle?: string;
  readonly style?: string;
  readonly image?: Image;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly sidebar?: Menu;
  readonly metas: readonly MetaTag[];
  readonly blocks: readonly Block[];
  readonly bottomBlocks: readonly Block[];
  /** Of a notice only. */
  readonly notice?: NoticeDetail;
  /** Of a news item only. */
  readonly news?: NewsItem;
  /** Of the module of a list of news only. */
  readonly listing?: NewsListing;
  /** The path with its language prefix. */
  readonly path?: string;
  /** The same page in the other language, with its prefix. */
  readonly alternatePath?: string;
}

/** The kinds of pages whose head stands out. */
export type PageLook = 'promo' | 'landing' | 'anniversary';

/** What the shell around a page shows of it: the title, the way to it, the head of the document. */
export interface PageInfo {
  readonly title: string;
  readonly subtitle?: string;
  /** Beside its title. */
  readonly image?: Image;
  readonly look?: PageLook;
  /** Of its title, where editors chose one. */
  readonly color?: TitleColour;
  readonly type?: string;
  readonly metas: readonly MetaTag[];
  readonly feeds?: readonly FeedLink[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly moduleBreadcrumbs?: readonly Breadcrumb[];
  readonly sidebar?: Menu;
  readonly intro?: readonly Block[];
  readonly bottomContent?: readonly Block[];
  /** The path of the same page in the other language. */
  readonly alternatePath?: string;
  /** The part of the query, with its `?`, that tells this page from the one at the bare address; in both languages. */
  readonly ownQuery?: string;
  /** Its form was sent in the address, and something is wrong with it. */
  readonly isRefused?: boolean;
  /** The language of the content, where it is not the page's. */
  readonly contentLocale?: Locale;
}
