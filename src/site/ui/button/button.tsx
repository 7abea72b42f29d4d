import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { ContentLink } from '../text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './button.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

interface ButtonLook {
  kind?: ButtonKind;
  icon?: IconName;
  /** After the words rather than before. */
  iconEnd?: IconName;
  /** Shows the icon alone; the words stay as the name. */
  iconOnly?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  /** Quiet ones only: its words, not the box around them, stand on the edge of the page. */
  flush?: 'end' | 'both';
  children: ReactNode;
}

export type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'children' | 'className' | 'style'>;
export type ButtonLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'children' | 'className' | 'style' | 'ref' | 'href'> & { href: string };

export function Button({
  kind,
  icon,
  iconEnd,
  iconOnly,
  wide,
  flush,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} {...rest} {...look({ kind, iconOnly, wide, flush })}>
      <Inside {...{ icon, iconEnd, iconOnly, children }} />
    </button>
  );
}

/** A link that looks like a button: for going somewhere as the main action. */
export function ButtonLink({
  kind,
  icon,
  iconEnd,
  iconOnly,
  wide,
  flush,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <ContentLink {...rest} {...look({ kind, iconOnly, wide, flush })}>
      <Inside {...{ icon, iconEnd, iconOnly, children }} />
    </ContentLink>
  );
}

function look({
  kind = 'primary',
  iconOnly,
  wide,
  flush,
}: Pick<ButtonLook, 'kind' | 'iconOnly' | 'wide' | 'flush'>) {
  return {
    className: 'button',
    'data-kind': kind,
    'data-icon-only': iconOnly || undefined,
    'data-wide': wide || undefined,
    'data-flush': flush,
  };
}

function Inside({ icon, iconEnd, iconOnly, children }: Omit<ButtonLook, 'kind' | 'wide' | 'flush'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}
