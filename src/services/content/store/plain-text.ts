import { Parser } from 'htmlparser2';
import { normalized } from '#lib/normalized.ts';

/** What stands inside a word without being seen, such as the place where a long word may be broken. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * A text without its markup, its entities decoded as a browser does; what is no text reads as none. Accents that stand
 * alone are joined to their letters, so that a word is the same however it was typed.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = /[<&]/.test(value) ? withoutMarkup(value) : value;
  return normalized(text.replaceAll(unseen, ''), 'NFC').replaceAll(/\s+/g, ' ').trim();
}

/** A space stands for each tag, because words of two paragraphs are two words. */
function withoutMarkup(html: string): string {
  const parts: string[] = [];
  let program: string | undefined;
  const parser = new Parser({
    onopentagname: (name) => {
      parts.push(' ');
      if (name === 'script' || name === 'style') program ??= name;
    },
    onclosetag: (name) => {
      parts.push(' ');
      if (name === program) program = undefined;
    },
    ontext: (text) => {
      if (program === undefined) parts.push(text);
    },
  });
  parser.end(html);
  return parts.join('');
}
