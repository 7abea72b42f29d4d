import type { IncomingHttpHeaders } from 'node:http';
import {
  bareLocale,
  firstLocale,
  languageTags,
  locales,
  withPrefix,
  type Locale,
  type LocaleStrategy,
} from '#domain/locale.ts';
import type { Operator, PhoneLine } from '#domain/operator.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { preferredLanguage } from '#platform/http/accept-language.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { phoneHref } from '#site/layouts/phone/phone-href.ts';
import { hasPrefix, splitPrefix } from '#site/routing/locale-path.ts';
import type { Theme } from '#site/theme.ts';
import { parseCookieHeader, readCookies } from '../http/cookies.ts';

interface SmallPageOptions {
  readonly operator: Operator;
  readonly strategy: LocaleStrategy;
  /** The style sheets of a page, which whoever has seen one has already. */
  readonly styles: readonly string[];
}

/**
 * The pages for a visitor who asked too often, for an address that nobody reads, for a file that is not there, and for a
 * fault so deep that no other can be drawn.
 */
export type SmallPageKind = 'too-many' | 'too-long' | 'no-file' | 'technical';

interface SmallPage {
  readonly locale: Locale;
  readonly html: string;
}

export type SmallPages = ReturnType<typeof createSmallPages>;

/** Whom it is for. */
interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A page that costs nothing: fixed words in the frame of the house, each form of them written once. It needs no service
 * and no drawing, and holds nothing of the request, so that whoever asks without end gets little for it.
 */
export function createSmallPages({ operator, strategy, styles }: SmallPageOptions) {
  const written = new Map<string, string>();
  return (kind: SmallPageKind, asked: Asked): SmallPage => {
    const { theme, language } = readCookies(parseCookieHeader(asked.headers.cookie ?? ''));
    const locale =
      languageOfAddress(asked.url, strategy) ??
      language ??
      preferredLanguage(asked.headers['accept-language'], locales) ??
      firstLocale(strategy);
    const key = `${kind} ${locale} ${theme}`;
    const html = written.get(key) ?? write({ kind, locale, theme, operator, strategy, styles });
    written.set(key, html);
    return { locale, html };
  };
}

/** The bare `/` leads to any language, and where every language has a prefix, so does an address without one. */
function languageOfAddress(url: string, strategy: LocaleStrategy): Locale | undefined {
  const pathname = url.replace(/[?#].*/s, '').replace(/^\/_data(?=\/|$)/, '');
  if (hasPrefix(pathname)) return splitPrefix(pathname).locale;
  return pathname.length > 1 ? bareLocale(strategy) : undefined;
}

interface Words extends SmallPageOptions {
  readonly kind: SmallPageKind;
  readonly locale: Locale;
  readonly theme: Theme;
}

function write({ kind, locale, theme, operator, strategy, styles }: Words): string {
  const texts = catalogues[locale];
  const { title, lines, again } = wordsOf[kind](texts);
  // An empty address is the page's own: the way to try again holds nothing that was sent.
  const way = kind === 'too-long' || kind === 'no-file' ? withPrefix('/', locale, strategy) : '';
  const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const paragraphs = lines.map((line) => `<p class="measure">${escapeHtml(line)}</p>`);
  return `<!doctype html><html lang="${languageTags[locale].toLowerCase()}"${chosen}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${chosen ? theme : 'light dark'}"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(operator.shortName)}</title>${links.join('')}
<link rel="icon" href="/icon.svg" type="image/svg+xml"></head><body>
<header class="page-width"><div class="bare-header">${logo(operator, locale, theme)}</div></header>
<main class="page-width bare-body"><h1>${escapeHtml(title)}</h1>${paragraphs.join('')}
<p><a class="button" data-kind="primary" href="${way}">${escapeHtml(again)}</a></p>
${callUs(operator.phones.general, texts)}</main></body></html>`;
}

function callUs(line: PhoneLine | undefined, texts: FullCatalogue): string {
  if (!line) return '';
  const option = line.option === undefined ? '' : `, ${escapeHtml(texts.shell.footer.option(line.option))}`;
  const phone = `<a class="figures" href="${phoneHref(line)}">${escapeHtml(line.number)}</a>`;
  return `<p>${escapeHtml(texts.errors.callUs)} ${phone}${option}.</p>`;
}

const wordsOf: Readonly<
  Record<
    SmallPageKind,
    (texts: FullCatalogue) => {
      readonly title: string;
      readonly lines: readonly string[];
      readonly again: string;
    }
  >
> = {
  'too-many': ({ answers, offline }) => ({
    title: answers.tooManyTitle,
    lines: [answers.tooMany],
    again: offline.retry,
  }),
  'too-long': ({ answers, errors }) => ({
    title: answers.tooLongTitle,
    lines: [answers.tooLong, errors.checkAddress],
    again: answers.home,
  }),
  'no-file': ({ answers, errors }) => ({
    title: errors.notFoundTitle,
    lines: [answers.fileNotFound, errors.checkAddress],
    again: answers.home,
  }),
  technical: ({ errors, offline }) => ({
    title: errors.technicalTitle,
    lines: [errors.technicalText, errors.comeBackLater],
    again: offline.retry,
  }),
};

function logo({ name, logo: { width, height } }: Operator, locale: Locale, theme: Theme): string {
  const drawing = (src: string) =>
    `<img class="logo" src="${src}" alt="${escapeHtml(name[locale])}" width="${width}" height="${height}">`;
  if (theme !== 'system') return drawing(theme === 'dark' ? '/logo-dark.svg' : '/logo.svg');
  const dark = '<source media="screen and (prefers-color-scheme: dark)" srcset="/logo-dark.svg">';
  return `<picture>${dark}${drawing('/logo.svg')}</picture>`;
}
