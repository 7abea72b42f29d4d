import type { RichElement, RichNode, TextTag } from '#domain/rich-text.ts';
import { elementRules, isTextTag } from './elements.ts';
import type { Attributes } from './markup.ts';

export function element(tag: TextTag, attributes: Attributes, children: readonly RichNode[]): RichElement {
  return {
    tag,
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}

/** Spaces a browser may fold; a no-break space is a word of its own. */
export function isBlank(node: RichNode): boolean {
  return typeof node === 'string' && /^[ \t\n]*$/.test(node);
}

/** A block, or a link around one. */
export function isBlock(node: RichNode): boolean {
  if (typeof node === 'string' || !isTextTag(node.tag)) return false;
  if (node.tag === 'a') return (node.children ?? []).some(isBlock);
  return elementRules[node.tag].kind === 'block';
}

interface TidyOptions {
  /** Also drops blank text at the two ends, as inside a block. */
  readonly ends: boolean;
  readonly keepBlanks: boolean;
  readonly rewrite?: ((text: string) => string) | undefined;
}

/** Neighbouring texts made one, and blank text beside a block dropped. */
export function tidy(nodes: readonly RichNode[], options: TidyOptions): RichNode[] {
  const merged: RichNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string') merged[merged.length - 1] = last + node;
    else merged.push(node);
  }
  const { rewrite = (text: string) => text } = options;
  const texts = merged.map((node) => (typeof node === 'string' ? rewrite(node) : node));
  return texts.filter((node, index) => {
    if (node === '') return false;
    if (options.keepBlanks || !isBlank(node)) return true;
    const before = texts[index - 1];
    const after = texts[index + 1];
    const idle = (next: RichNode | undefined) => (next === undefined ? options.ends : isBlock(next));
    return !idle(before) && !idle(after);
  });
}
