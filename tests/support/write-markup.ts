import type { RichText } from '#domain/rich-text.ts';

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The tree as markup again: what a content backend would have to send for it. */
export function writeMarkup(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const attributes = Object.entries(node.attributes ?? {}).map(
        ([name, value]) => ` ${name}="${escapeText(value)}"`,
      );
      const open = `<${node.tag}${attributes.join('')}>`;
      if (['br', 'hr', 'img'].includes(node.tag)) return open;
      // A reader takes the first line end after `<pre>` as part of the tag.
      return `${open}${node.tag === 'pre' ? '\n' : ''}${writeMarkup(node.children ?? [])}</${node.tag}>`;
    })
    .join('');
}
