import type { RichText } from '#domain/rich-text.ts';

/** The level of a text's highest heading; 6 where there is none, so that nothing is moved. */
export function topHeading(nodes: RichText): number {
  return nodes.reduce<number>((top, node) => {
    if (typeof node === 'string') return top;
    const own = /^h([2-6])$/.exec(node.tag)?.[1];
    return Math.min(top, own ? Number(own) : topHeading(node.children ?? []));
  }, 6);
}
