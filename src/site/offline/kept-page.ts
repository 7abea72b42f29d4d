import { parseOffer, offerHeader, type KeptKind } from './offer.ts';

/** What a device knows of a page it keeps, besides the page itself. Times are the device's, in milliseconds. */
export interface KeptPage {
  readonly path: string;
  readonly kind: KeptKind;
  /** When it was asked for. */
  readonly at: number;
  readonly until: number;
  readonly title: string;
  /** The tag of its language, `fr-CA`. */
  readonly language: string;
  /** The built files it names. */
  readonly files: readonly string[];
  /** Addresses of the data it goes on from. */
  readonly parts: readonly string[];
  /** Of the page and its parts. */
  readonly bytes: number;
}

/** The number is another when what is kept is laid out in another way: caches of other numbers are deleted. */
const format = 1;
export const cachePrefix = 'parcours-kept-';
export const pageCacheName = `${cachePrefix}${format}-pages`;
export const fileCacheName = `${cachePrefix}${format}-files`;

/** The header under which the facts are kept with the page. */
const factsHeader = 'x-kept';

export function formatFacts(page: KeptPage): Readonly<Record<string, string>> {
  return { [factsHeader]: encodeURIComponent(JSON.stringify(page)) };
}

/** What is kept was written by this program, maybe an earlier one: what cannot be read is as good as not kept. */
export function readFacts(headers: Headers): KeptPage | undefined {
  try {
    return JSON.parse(decodeURIComponent(headers.get(factsHeader) ?? '')) as KeptPage;
  } catch {
    return undefined;
  }
}

interface Answered {
  readonly path: string;
  readonly headers: Headers;
  readonly html: string;
  readonly at: number;
}

/** The facts of a page as it was answered; undefined where the site does not offer it to be kept. */
export function factsOf({ path, headers, html, at }: Answered): KeptPage | undefined {
  const offer = parseOffer(headers.get(offerHeader));
  if (!offer || /no-store|private/.test(headers.get('cache-control') ?? '')) return undefined;
  return {
    path,
    kind: offer.kind,
    at,
    until: at + offer.lifeS * 1000,
    title: titleOf(html),
    language: headers.get('content-language') ?? '',
    files: namedFiles(html),
    parts: offer.parts,
    bytes: html.length,
  };
}

/** Drawings that pages show by addresses that never change. */
const drawings = ['/icon.svg', '/logo.svg', '/logo-dark.svg'];

/** The built files that a document names in its head: styles, letters, its script and the code of its screen. */
export function namedFiles(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const built = head.match(/\/(?:assets|_operator)\/[\w./-]+/g) ?? [];
  return [...new Set([...built, ...drawings.filter((path) => html.includes(path))])];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
