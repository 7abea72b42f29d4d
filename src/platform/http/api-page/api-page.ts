import type { Steps } from '#lib/steps.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { wordingFor, type Language, type Wording } from '../wording.ts';
import { callMarkup, callName, type ApiCall, type CallReader } from './call.ts';
import { breakable, html, type Markup } from './html.ts';
import { langAttribute } from './schema-shape.ts';
import { pageWords } from './words.ts';

interface ApiPageOptions {
  readonly title: Wording;
  readonly description: Wording;
  /** The language of the service's own texts. */
  readonly written: Language;
  /** The language of the reader. */
  readonly language: Language;
  /** The path under which the service is mounted, without a slash at its end. */
  readonly base: string;
  /** Of the document's address: the language, where there is one in each. */
  readonly documentQuery?: string;
  /** The style sheet's address. */
  readonly style: string;
}

/**
 * The OpenAPI document as a page to read and to try: no script, one style sheet, every text escaped. It pauses after each
 * call.
 */
export function* apiPage(document: OpenApiDocument, options: ApiPageOptions): Steps<string> {
  const { language, written, base } = options;
  const words = pageWords[language];
  const other = language === 'fr' ? 'en' : 'fr';
  const title = wordingFor(options.title, language, written);
  const description = wordingFor(options.description, language, written);
  const foreign = (of: Language) => langAttribute(of === language ? undefined : of);
  const reader: CallReader = {
    language,
    words,
    schemas: document.components?.schemas ?? {},
    noteLanguage: written === language ? undefined : written,
    base,
    shown: new Map(),
  };
  const groups = groupCalls(document);
  const sections: Markup[] = [];
  for (const [group, calls] of groups) {
    const shown: Markup[] = [];
    for (const call of calls) {
      shown.push(callMarkup(call, reader));
      yield;
    }
    sections.push(
      html`<section aria-labelledby="${groupId(group)}">
        <h2 id="${groupId(group)}"><code>/${group}</code></h2>
        ${shown}
      </section>`,
    );
  }
  const page = html`<!doctype html>
    <html lang="${language}-CA">
      <head>
        <meta charset="utf-8" />
        <title>${title.text} · API</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="${options.style}" />
      </head>
      <body>
        <a class="skip" href="#calls">${words.skip}</a>
        <header>
          <h1${foreign(title.language)}>${title.text}</h1>
          <p${foreign(description.language)}>${description.text}</p>
          <p>${words.intro}</p>
          <p class="links">
            <a href="${base}/openapi.json${options.documentQuery}">${words.document}</a>
            <a href="?langue=${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>
          </p>
        </header>
        <nav aria-labelledby="contents">
          <h2 id="contents">${words.contents}</h2>
          ${groups.map(([group, calls]) => contentsMarkup(group, calls))}
        </nav>
        <main id="calls" tabindex="-1">
          ${sections}
        </main>
      </body>
    </html> `;
  return page.text.replaceAll(/\n\s+/g, '\n');
}

function contentsMarkup(group: string, calls: readonly ApiCall[]): Markup {
  const [only] = calls;
  if (only && calls.length === 1)
    return html`<p><a href="#${only.operation.operationId}">${breakable(shortName('', only))}</a></p>`;
  return html`<details open>
    <summary><code>/${group}</code> <span class="count">${calls.length}</span></summary>
    <ul>
      ${calls.map((call) => html`<li><a href="#${call.operation.operationId}">${breakable(shortName(group, call))}</a></li>`)}
    </ul>
  </details>`;
}

/** A call within its group: the method only where it is not the usual one. */
function shortName(group: string, call: ApiCall): string {
  const short = (group && call.path.slice(group.length + 2)) || call.path;
  return call.method === 'get' ? short : callName({ ...call, path: short });
}

const groupId = (group: string) => `group-${group.replaceAll(/\W/g, '_')}`;

/** By the first segment of the path, in the order the service lists them. */
function groupCalls({ paths }: OpenApiDocument): readonly (readonly [string, readonly ApiCall[]])[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): ApiCall => ({ method, path, operation })),
  );
  return [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')];
}
