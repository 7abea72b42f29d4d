import type { RichNode, TextTag } from '#domain/rich-text.ts';
import { AppError } from '#lib/errors.ts';
import { cleanAttributes, cleanText, type AttributeContext } from './attributes.ts';
import { elementRules, isTextTag, acceptedParts, wrappers, type Model } from './elements.ts';
import type { Attributes, MarkupElement, MarkupNode } from './markup.ts';
import { element, isBlank, isBlock, tidy } from './nodes.ts';

export const limits = { characters: 512 * 1024, depth: 64, nodes: 20_000 } as const;

/** Attributes and children, whatever the element is called. */
type Content = Omit<MarkupElement, 'name'>;

interface Place {
  readonly model: Model;
  readonly depth: number;
  readonly inLink: boolean;
  readonly inPre: boolean;
}

interface BuilderOptions extends Pick<AttributeContext, 'siteOrigin' | 'localize'> {
  /** Changes the text of the reader. */
  readonly rewrite?: ((text: string) => string) | undefined;
}

/**
 * Second gate: builds the tree from names it knows, never from what it was given.
 * It also puts elements where HTML lets them stand, so that a browser reading the page sees the same tree as React.
 */
export class TreeBuilder {
  private count = 0;
  private readonly attributes: AttributeContext;
  private readonly rewrite: ((text: string) => string) | undefined;

  constructor({ rewrite, ...attributes }: BuilderOptions) {
    this.attributes = { ...attributes, ids: new Set() };
    this.rewrite = rewrite;
  }

  build(nodes: readonly MarkupNode[]): RichNode[] {
    return this.children(nodes, { model: 'flow', depth: 0, inLink: false, inPre: false }, true);
  }

  private children(nodes: readonly MarkupNode[], place: Place, ends: boolean): RichNode[] {
    const built = acceptedParts[place.model]
      ? this.parts(nodes, place)
      : nodes.flatMap((node) => this.node(node, place));
    return tidy(built, { ends, keepBlanks: place.inPre, rewrite: this.rewrite });
  }

  /** The children of a list, a table or a row: its parts as they are, whatever else stands together wrapped as one. */
  private parts(nodes: readonly MarkupNode[], place: Place): RichNode[] {
    const accepted = acceptedParts[place.model] ?? [];
    const wrapper = wrappers[place.model] ?? 'div';
    const built: RichNode[] = [];
    let others: MarkupNode[] = [];
    const wrapOthers = () => {
      if (others.length > 0) built.push(...this.named(wrapper, { attributes: {}, children: others }, place));
      others = [];
    };
    for (const node of unwrapUnknown(nodes)) {
      if (typeof node === 'string') {
        if (!isBlank(cleanText(node))) others.push(node);
      } else if (isTextTag(node.name) && accepted.includes(node.name)) {
        wrapOthers();
        built.push(...this.named(node.name, node, place));
      } else {
        others.push(node);
      }
    }
    wrapOthers();
    return built;
  }

  private node(node: MarkupNode, place: Place): RichNode[] {
    if (typeof node === 'string') {
      this.tally(place.depth);
      return [cleanText(node)];
    }
    if (!isTextTag(node.name)) return node.children.flatMap((child) => this.node(child, place));
    const { kind } = elementRules[node.name];
    if (kind === 'inline') return this.inline(node.name, node, place);
    if (place.model === 'phrasing')
      return [' ', ...node.children.flatMap((child) => this.node(child, place)), ' '];
    return this.named(kind === 'part' ? 'div' : node.name, node, place);
  }

  /** A block or a part, where it may stand. */
  private named(tag: TextTag, { attributes: given, children: nodes }: Content, place: Place): RichNode[] {
    this.tally(place.depth);
    const attributes = cleanAttributes(tag, given, this.attributes);
    const { model } = elementRules[tag];
    if (model === 'void') return [element(tag, attributes, [])];
    if (model === 'details' || model === 'figure')
      return this.captioned(tag, { attributes, children: nodes }, place);
    const inside: Place = { ...place, model, depth: place.depth + 1, inPre: place.inPre || tag === 'pre' };
    const children = this.children(tag === 'pre' ? skipFirstLineEnd(nodes) : nodes, inside, true);
    if (children.length === 0 && tag !== 'td' && tag !== 'th') return [];
    if (/^h[2-6]$/.test(tag) && isEmptyText(children)) return [];
    // A browser ends a paragraph where a block begins.
    return [element(tag === 'p' && children.some(isBlock) ? 'div' : tag, attributes, children)];
  }

  /** `details` needs a summary in front; `figure` takes one caption. */
  private captioned(tag: TextTag, { attributes, children: nodes }: Content, place: Place): RichNode[] {
    const captionTag: TextTag = tag === 'details' ? 'summary' : 'figcaption';
    const inside: Place = { ...place, model: 'flow', depth: place.depth + 1 };
    const flat = unwrapUnknown(nodes);
    const at = flat.findIndex((node) => typeof node !== 'string' && node.name === captionTag);
    const found = flat[at];
    const caption = found && typeof found !== 'string' ? this.named(captionTag, found, inside) : [];
    const rest = this.children(at < 0 ? flat : flat.toSpliced(at, 1), inside, true);
    if (caption.length === 0)
      return rest.length === 0 ? [] : [element(tag === 'details' ? 'div' : tag, {}, rest)];
    const first = tag === 'details' || at === 0;
    return [element(tag, attributes, first ? [...caption, ...rest] : [...rest, ...caption])];
  }

  private inline(tag: TextTag, { attributes: given, children: nodes }: Content, place: Place): RichNode[] {
    this.tally(place.depth);
    if (tag === 'a' && place.inLink) return nodes.flatMap((node) => this.node(node, place));
    const attributes = cleanAttributes(tag, given, this.attributes);
    if (tag === 'img')
      return attributes['src'] === undefined ? [attributes['alt'] ?? ''] : [element(tag, attributes, [])];
    if (tag === 'br') return [element(tag, {}, [])];
    const linked = tag === 'a' && attributes['href'] !== undefined;
    const inside: Place = { ...place, depth: place.depth + 1, inLink: place.inLink || linked };
    const children = this.children(nodes, inside, false);
    return wrapInline(linked || tag !== 'a' ? tag : 'span', attributes, children);
  }

  private tally(depth: number): void {
    this.count += 1;
    if (this.count > limits.nodes)
      throw new AppError('bad-answer', 'a text has too many parts', { facts: { ...limits } });
    if (depth >= limits.depth)
      throw new AppError('bad-answer', 'a text is nested too deep', { facts: { ...limits } });
  }
}

/** An inline element around its children, or the children alone where it would say nothing or stand wrong. */
function wrapInline(tag: TextTag, attributes: Attributes, children: RichNode[]): RichNode[] {
  const marked = Object.keys(attributes).length > 0;
  if (tag === 'a') return children.every(isBlank) ? children : [element(tag, attributes, children)];
  if (tag === 'span') {
    if (!marked) return children;
    if (children.every(isBlank))
      return attributes['id'] ? [element(tag, { id: attributes['id'] }, []), ...children] : children;
    return [element(children.some(isBlock) ? 'div' : tag, attributes, children)];
  }
  if (children.every(isBlank) || children.some(isBlock)) return children;
  return [element(tag, attributes, children)];
}

function isEmptyText(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) =>
    typeof node === 'string' ? node.trim() === '' : node.tag !== 'img' && isEmptyText(node.children ?? []),
  );
}

function unwrapUnknown(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' || isTextTag(node.name) ? [node] : unwrapUnknown(node.children),
  );
}

/** Browsers take the line end after `<pre>` as part of the tag. */
function skipFirstLineEnd(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  const [first, ...rest] = nodes;
  return typeof first === 'string' ? [first.replace(/^(?:\r\n?|\n)/, ''), ...rest] : nodes;
}
