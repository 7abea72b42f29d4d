import { createContext, createElement, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { ExternalMark } from './external-mark.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly href: string;
}

/**
 * Draws the links of a text. The shell hands in its own, which opens pages without a new document;
 * it marks links to other sites itself, as the plain one does.
 */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link as the shell draws it. */
export function ContentLink(props: LinkProps): ReactNode {
  return createElement(useContext(LinkContext), props);
}

export function PlainLink({ children, ...rest }: LinkProps) {
  if (!/^https?:/.test(rest.href)) return <a {...rest}>{children}</a>;
  return (
    <a rel="noopener" {...rest}>
      {children}
      <ExternalMark />
    </a>
  );
}
