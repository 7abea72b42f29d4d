import type { Locale } from '#domain/locale.ts';
import type { RichText } from '#domain/rich-text.ts';
import { AppError } from '#lib/errors.ts';
import { localizeHref, type LocalizePath } from '../links.ts';
import { isWithin, parseMarkup } from './markup.ts';
import { maxInputDepth, sanitizeMarkup } from './sanitize.ts';
import { limits, TreeBuilder } from './tree-builder.ts';
import { dropMustaches } from './vue.ts';

export interface RichTextOptions {
  readonly locale: Locale;
  /** The text format of the content backend; `vue` marks a template, which is never compiled. */
  readonly format?: string | null;
  /** Absolute addresses of this origin become paths of the site. */
  readonly siteOrigin?: string;
  /** Gives paths of the site their language prefix; without it they stay as they are. */
  readonly localizePath?: LocalizePath;
}

/**
 * HTML of the content backend as a safe tree, through two gates that do not trust each other.
 * Throws `bad-answer` when the text is beyond all measure.
 */
export function parseRichText(html: string, options: RichTextOptions): RichText {
  if (html.length > limits.characters) {
    throw new AppError('bad-answer', 'a text is too long', { facts: { characters: html.length } });
  }
  if (!isWithin(html, { depth: maxInputDepth, elements: limits.nodes })) {
    throw new AppError('bad-answer', 'a text is nested too deep or has too many parts', {
      facts: { ...limits },
    });
  }
  const format = options.format ?? undefined;
  const { locale, localizePath, siteOrigin } = options;
  const builder = new TreeBuilder({
    siteOrigin,
    localize: localizePath && ((path) => localizeHref(path, locale, localizePath)),
    rewrite: format === 'vue' ? dropMustaches : undefined,
  });
  return builder.build(parseMarkup(sanitizeMarkup(html, format, options.locale)));
}
