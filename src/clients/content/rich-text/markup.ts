import { ElementType, parseDocument, Parser, type Options } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

/** Markup as it was written, before any of it is believed. */
export type MarkupNode = string | MarkupElement;
export interface MarkupElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly MarkupNode[];
}

type DomNode = ReturnType<typeof parseDocument>['children'][number];

/** Reads elements and text; comments, instructions and everything else are left out. */
export function parseMarkup(markup: string, options: Options = {}): MarkupNode[] {
  return readNodes(parseDocument(markup, { ...options, decodeEntities: true }).children);
}

function readNodes(nodes: readonly DomNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (node.type === ElementType.Text) return [node.data];
    if (node.type !== ElementType.Tag) return [];
    return [{ name: node.name, attributes: { ...node.attribs }, children: readNodes(node.children) }];
  });
}

/**
 * Whether markup stays within a depth and a number of elements, found in one pass that stops at the first breach:
 * the parsers behind it take time that grows with the square of the depth.
 */
export function isWithin(
  markup: string,
  max: { readonly depth: number; readonly elements: number },
): boolean {
  const seen = { depth: 0, elements: 0, texts: 0, deepest: 0 };
  const parser = new Parser({
    onopentagname: () => {
      seen.elements += 1;
      seen.depth += 1;
      seen.deepest = Math.max(seen.deepest, seen.depth);
    },
    onclosetag: () => {
      seen.depth -= 1;
    },
    // Each entity and each stray `<` is a text of its own here, hence more of them.
    ontext: () => {
      seen.texts += 1;
    },
  });
  for (let at = 0; at < markup.length; at += chunk) {
    parser.write(markup.slice(at, at + chunk));
    if (seen.deepest > max.depth || seen.elements > max.elements || seen.texts > 5 * max.elements)
      return false;
  }
  return true;
}

const chunk = 4096;
