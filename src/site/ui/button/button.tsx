import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { ContentLink, type LinkProps } from '../text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './button.css';

interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'quiet';
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

type Dressed<Props> = ButtonLook & Omit<Props, 'children' | 'className' | 'style'>;

export function Button({ type = 'button', ...props }: Dressed<ComponentProps<'button'>>) {
  return <button type={type} {...dress(props)} />;
}

/** A link that looks like a button: for going somewhere as the main action. */
export function ButtonLink(props: Dressed<LinkProps>) {
  return <ContentLink {...dress(props)} />;
}

/** The attributes and the inside of a button, out of how it should look. */
function dress<Props extends ButtonLook>(props: Props) {
  const { kind = 'primary', icon, iconEnd, iconOnly, wide, flush, children, ...rest } = props;
  return {
    ...rest,
    className: 'button',
    'data-kind': kind,
    'data-icon-only': iconOnly || undefined,
    'data-wide': wide || undefined,
    'data-flush': flush,
    children: (
      <>
        {icon && <Icon name={icon} />}
        {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
        {iconEnd && <Icon name={iconEnd} />}
      </>
    ),
  };
}
