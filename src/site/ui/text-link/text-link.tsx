import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { ContentLink } from './link-context.tsx';
import { ExternalMark } from './external-mark.tsx';
import './text-link.css';

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'ref'> & {
  href: string;
  /** Leads out of the site although its address does not show it: marked by an icon and by words. */
  external?: boolean;
  icon?: IconName;
  /** A line of its own, tall enough for a thumb. */
  standalone?: boolean;
  children: ReactNode;
};

export function TextLink({ external, icon, standalone, children, ...rest }: TextLinkProps) {
  const look = { className: 'text-link', 'data-standalone': standalone || undefined };
  const words = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  if (!external) {
    return (
      <ContentLink {...rest} {...look}>
        {words}
      </ContentLink>
    );
  }
  return (
    <a {...rest} {...look} rel="noopener external">
      {words}
      <ExternalMark />
    </a>
  );
}
