import type { Locale } from '#domain/locale.ts';
import type { Visited } from './visit.ts';

/** What is kept of a page until all are visited: a network has thousands of them. */
export interface Digest {
  readonly path: string;
  readonly status: number;
  /** The name of its route: pages of one kind have the same. */
  readonly kind: string;
  readonly locale: Locale | undefined;
  /** The trip, else the line or the stop that the page is about. */
  readonly about: string | undefined;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly links: readonly string[];
}

export function digestOf({ path, status, document, view, links }: Visited): Digest {
  return {
    path,
    status,
    kind: view?.route.name ?? 'bare',
    locale: view?.route.locale,
    about: aboutOf(view?.route.params),
    title: document.title,
    canonical: document.canonical,
    alternates: document.alternates,
    isListed: !document.metas['robots']?.includes('noindex'),
    links,
  };
}

function aboutOf(params: Readonly<Record<string, string>> = {}): string | undefined {
  const { parcours, arret, voyage } = params;
  // The page of a trip has one title, from whichever stop one comes.
  if (voyage !== undefined) return `${parcours} ${voyage}`;
  return parcours === undefined && arret === undefined ? undefined : [parcours, arret].join(' ');
}
