import { createElement, type ReactNode } from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import type { RichElement, RichNode, RichText } from '#domain/rich-text.ts';
import { Prose } from '../prose/prose.tsx';
import { LineLink } from '../line-link/line-link.tsx';
import { ContentLink, type LinkProps } from '../text-link/link-context.tsx';
import { drawnHref, drawnSrc, isDrawn, textProps } from './text-props.ts';
import { TextTable } from './text-table.tsx';
import './rich-text.css';

export interface RichTextViewProps {
  readonly value: RichText;
  /** The level the text's highest heading must not rise above; those below it keep their distance. */
  readonly topLevel?: HeadingLevel;
  /** What the text is about, for the name of a table without a caption. */
  readonly label?: string;
}

/** A text of the content backend, drawn from its tree; nothing in it is ever read as markup. */
export function RichTextView({ value, topLevel = 2, label }: RichTextViewProps) {
  if (value.length === 0) return null;
  const shift = Math.max(0, topLevel - topHeading(value));
  return (
    <Prose>
      <Nodes nodes={value} shift={shift} label={label} />
    </Prose>
  );
}

interface TextOptions {
  readonly shift: number;
  readonly label: string | undefined;
}

function Nodes({ nodes, ...options }: TextOptions & { readonly nodes: RichText }): ReactNode {
  // A text does not change once drawn, so a place in it is a stable key.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Node key={index} node={node} {...options} />);
}

function Node({ node, ...options }: TextOptions & { readonly node: RichNode }): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children ? <Nodes nodes={node.children} {...options} /> : undefined;
  if (!isDrawn(node.tag)) return children;
  switch (node.tag) {
    case 'a':
      return <TextAnchor element={node}>{children}</TextAnchor>;
    case 'img':
      return <TextImage element={node} />;
    case 'table':
      return (
        <TextTable
          element={node}
          label={options.label}
          renderNodes={(nodes) => <Nodes nodes={nodes} {...options} />}
        />
      );
    case 'br':
    case 'hr':
      return createElement(node.tag);
    default:
      return createElement(shifted(node.tag, options.shift), textProps(node), children);
  }
}

function shifted(tag: string, shift: number): string {
  return /^h[2-6]$/.test(tag) ? `h${Math.min(6, Number(tag[1]) + shift)}` : tag;
}

function TextAnchor({ element, children }: { readonly element: RichElement; readonly children: ReactNode }) {
  const href = drawnHref(element);
  if (href === undefined) return children;
  if (element.line) return <LineLink line={element.line} href={href} />;
  const props: Omit<LinkProps, 'href'> = textProps(element);
  return (
    <ContentLink {...props} href={href}>
      {children}
    </ContentLink>
  );
}

function TextImage({ element }: { readonly element: RichElement }) {
  const src = drawnSrc(element);
  const { alt = '' } = element.attributes ?? {};
  return src === undefined ? (
    alt
  ) : (
    <img {...textProps(element)} alt={alt} src={src} loading="lazy" decoding="async" />
  );
}

/** The level of a text's highest heading; 6 where there is none, so that nothing is moved. */
function topHeading(nodes: RichText): number {
  return nodes.reduce<number>((top, node) => {
    if (typeof node === 'string') return top;
    const own = /^h([2-6])$/.exec(node.tag)?.[1];
    return Math.min(top, own ? Number(own) : topHeading(node.children ?? []));
  }, 6);
}
