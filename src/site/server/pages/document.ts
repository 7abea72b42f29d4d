import { languageTags } from '#domain/locale.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { headOf, type HeadTag } from '#site/head.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { partsOf } from '#site/view-parts.ts';
import type { PageView } from '#site/view.ts';
import type { Assets } from './assets.ts';
import { structuredData } from './structured-data.ts';
import { signColour } from '#site/sign-colour.ts';
import { manifestPath } from './web-manifest.ts';

interface DocumentOptions {
  readonly view: PageView;
  /** What was drawn of it. */
  readonly body: Uint8Array;
  readonly assets: Assets;
  readonly origin: string;
  readonly install: InstallOptions;
  readonly devReload: boolean;
}

/** What a document says to devices that install the site or keep pages of it. */
export interface InstallOptions {
  /** Addresses of the pages that stand in for others without a network; none where nothing is kept. */
  readonly offlinePaths: readonly string[];
  /** Whether the operator has a drawing in pixels, which some phones need. */
  readonly hasPixels: boolean;
}

/** The whole HTML document. There is no inline script: the view travels as data, in an element no browser runs. */
export function formatDocument({ view, body, assets, origin, install, devReload }: DocumentOptions): Buffer {
  const { route, shell } = view;
  const chosen = shell.theme === 'system' ? '' : ` data-theme="${shell.theme}"`;
  const opening = [
    `<!doctype html><html lang="${languageTags[route.locale].toLowerCase()}"${chosen}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="color-scheme" content="${chosen ? shell.theme : 'light dark'}">`,
    `<meta name="theme-color" content="${signColour}">`,
    ...assets.stylesOf(route.screen, partsOf(view)).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...headOf(view, origin, catalogues[route.locale]).map(formatTag),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${manifestPath(route.locale)}">`,
    ...(install.hasPixels ? ['<link rel="apple-touch-icon" href="/icon.png">'] : []),
    ...(view.script === false
      ? []
      : [
          ...formatStructured(structuredData(view, origin)),
          ...formatScripts(view, { assets, install, devReload }),
        ]),
    '</head><body><div id="site">',
  ];
  // As bytes at once: joined as text, what was drawn would be copied twice more.
  return Buffer.concat([
    Buffer.from(opening.join('')),
    body,
    siteEnd,
    ...(view.script === false ? [] : [viewStart, ...formatView(view), viewEnd]),
    documentEnd,
  ]);
}

const siteEnd = Buffer.from('</div>');
const viewStart = Buffer.from('<script type="application/json" id="view">');
const viewEnd = Buffer.from('</script>');
const documentEnd = Buffer.from('</body></html>');

function formatScripts(
  view: PageView,
  { assets, install, devReload }: Pick<DocumentOptions, 'assets' | 'install' | 'devReload'>,
): string[] {
  const code = assets.codeOf(view);
  const offline = install.offlinePaths.length > 0 ? ` data-offline="${install.offlinePaths.join(' ')}"` : '';
  return [
    `<script type="module" src="${assets.script}" fetchpriority="low" data-code="${code.join(' ')}"${offline}></script>`,
    ...(view.shell.thirdPartyScripts ?? []).map((src) => `<script async src="${escapeHtml(src)}"></script>`),
    ...(devReload ? ['<script type="module" src="/_dev/reload.js"></script>'] : []),
  ];
}

function formatTag({ tag, attributes, text }: HeadTag): string {
  const listed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  return `<${tag}${listed.join('')} data-head="">`;
}

/** The browser takes it away with the rest of the head once another page is on screen. */
function formatStructured(data: object | undefined): string[] {
  return data ? [`<script type="application/ld+json" data-head="">${safeJson(data)}</script>`] : [];
}

/** The view as data. Much of it is the shell, the same from page to page, which is kept as the bytes it becomes. */
function formatView({ shell, still: _still, structured: _structured, ...page }: PageView): Buffer[] {
  const { operator, menus, ...own } = shell;
  return [
    Buffer.from(`{"view":${openEnded(page)},"shell":${openEnded(own)},"operator":`),
    keptJson(operator),
    comma,
    keptJson(menus),
    viewClose,
  ];
}

const viewClose = Buffer.from('}}}');
const comma = Buffer.from(',"menus":');
const kept = new WeakMap<object, Buffer>();

function keptJson(value: object): Buffer {
  const bytes = kept.get(value) ?? Buffer.from(safeJson(value));
  kept.set(value, bytes);
  return bytes;
}

/** An object to which more is written before it is closed. */
function openEnded(value: object): string {
  return safeJson(value).slice(0, -1);
}

/** JSON that no parser of HTML can mistake for an end of the element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? '');
}

const unsafe: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};
