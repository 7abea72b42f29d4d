import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly href: string;
}

/**
 * Draws the links of a text. The frame hands in its own, which opens pages without a new document;
 * it marks links to other sites itself, as the plain one does.
 */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link as the frame draws it. */
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

function ExternalMark() {
  const texts = useTexts();
  return (
    <>
      <Icon name="external" size="s" />
      <VisuallyHidden> {texts.ui.externalSite}</VisuallyHidden>
    </>
  );
}
