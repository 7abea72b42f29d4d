import { languageTags } from '#domain/locale.ts';
import { headOf, type HeadTag } from '#site/head.ts';
import type { PageView } from '#site/view.ts';
import type { Assets } from './assets.ts';

export interface DocumentOptions {
  readonly view: PageView;
  readonly body: string;
  readonly assets: Assets;
  readonly origin: string;
  readonly devReload: boolean;
}

/** The whole HTML document. There is no inline script: the view travels as data, in an element no browser runs. */
export function formatDocument({ view, body, assets, origin, devReload }: DocumentOptions): string {
  const { route, shell } = view;
  const pageFiles = [
    ...assets.preloads,
    ...assets.chunkOf(`src/site/pages/${route.page}/page.tsx`),
    ...assets.chunkOf(`src/site/i18n/${route.locale}/index.ts`),
  ];
  const preloads = [...new Set(pageFiles)].map((href) => `<link rel="modulepreload" href="${href}">`);
  return [
    `<!doctype html><html lang="${languageTags[route.locale].toLowerCase()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...headOf(view, origin).map(formatTag),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...preloads,
    `<script type="module" src="${assets.script}"></script>`,
    ...(shell.thirdPartyScripts ?? []).map((src) => `<script async src="${escape(src)}"></script>`),
    ...(devReload ? ['<script type="module" src="/_dev/reload.js"></script>'] : []),
    '</head><body>',
    `<div id="site">${body}</div>`,
    `<script type="application/json" id="view">${formatData({ view, origin })}</script>`,
    '</body></html>',
  ].join('');
}

function formatTag({ tag, attributes, text }: HeadTag): string {
  const listed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  if (tag === 'title') return `<title>${escape(text ?? '')}</title>`;
  return `<${tag}${listed.join('')} data-head="">`;
}

/** JSON that no parser of HTML can mistake for an end of the element. */
function formatData(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
