import type { RichElement, RichText } from '#domain/rich-text.ts';

/** Texts for examples, in the form the parser gives. */
export function paragraphs(...texts: readonly (string | RichText)[]): RichText {
  return texts.map((text): RichElement => ({ tag: 'p', children: typeof text === 'string' ? [text] : text }));
}

export function list(...items: readonly string[]): RichElement {
  return { tag: 'ul', children: items.map((item): RichElement => ({ tag: 'li', children: [item] })) };
}

export function link(href: string, words: string): RichElement {
  return { tag: 'a', attributes: { href }, children: [words] };
}
