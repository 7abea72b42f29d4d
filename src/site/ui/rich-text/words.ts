import type { RichText } from '#domain/rich-text.ts';

/** The words of a text without its elements. */
export function wordsOf(nodes: RichText): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : wordsOf(node.children ?? [])))
    .join('')
    .trim();
}
