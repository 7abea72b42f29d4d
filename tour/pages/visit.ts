import { readDocument, textOf, type ReadDocument } from '#tests/support/document.ts';
import { ask } from './ask.ts';
import type { PageView } from '#site/view.ts';

/** A page as the site answered, with what the tour asks about it. */
export interface Visited {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly document: ReadDocument;
  /** Undefined for a page that is no screen of the site. */
  readonly view: PageView | undefined;
  /** Addresses of this site that it leads to, each once, without what follows the hash. */
  readonly links: readonly string[];
  /** Places on the page itself that it leads to and does not have. */
  readonly lostPlaces: readonly string[];
  /** What a reader sees, hears and is offered: text and words in attributes. */
  readonly words: string;
}

const wordAttributes = ['aria-label', 'title', 'alt', 'placeholder', 'content'];
const unread = new Set(['script', 'style', 'noscript']);

export async function visit(origin: string, path: string): Promise<Visited> {
  const { status, body } = await ask(origin, path);
  return readVisit(origin, { path, status, html: body });
}

export function readVisit(
  origin: string,
  { path, status, html }: Pick<Visited, 'path' | 'status' | 'html'>,
): Visited {
  // What is no document, as a busy site answers, is judged as one without a title.
  const document = readDocument(/<title\b/i.test(html) ? html : `<title></title>${html}`);
  const targets = document
    .elements(({ name, attribs }) => name === 'a' && attribs['href'] !== undefined)
    .map(({ attribs }) => attribs['href'] ?? '');
  const ids = new Set(
    document.elements(({ attribs }) => attribs['id'] !== undefined).map(({ attribs }) => attribs['id']),
  );
  return {
    path,
    status,
    html,
    document,
    view: viewOf(document),
    links: [...new Set(targets.flatMap((target) => ownPath(origin, path, target)))],
    lostPlaces: targets.filter(
      (target) => /^#./.test(target) && !ids.has(decodeURIComponent(target.slice(1))),
    ),
    words: wordsOf(document),
  };
}

function viewOf(document: ReadDocument): PageView | undefined {
  try {
    return document.view();
  } catch {
    return undefined;
  }
}

function ownPath(origin: string, from: string, target: string): string[] {
  const url = URL.parse(target, origin + from);
  if (url === null || url.origin !== origin || target.startsWith('#')) return [];
  return [url.pathname + url.search];
}

function wordsOf(document: ReadDocument): string {
  const attributes = document
    .elements(() => true)
    .flatMap(({ attribs }) => wordAttributes.flatMap((name) => attribs[name] ?? []));
  const texts = document
    .elements(({ name }) => name === 'body' || name === 'title')
    .map((element) => textOf(withoutScripts(element)));
  return [...texts, ...attributes].join('\n');
}

type Element = ReturnType<ReadDocument['elements']>[number];

/** Takes them out of the document for good: it is read for nothing else afterwards but by `view`, which came first. */
function withoutScripts(element: Element): Element {
  const clean = (one: Element): void => {
    one.children = one.children.filter((child) => !('name' in child && unread.has(child.name)));
    for (const child of one.children) if ('children' in child) clean(child as Element);
  };
  clean(element);
  return element;
}
