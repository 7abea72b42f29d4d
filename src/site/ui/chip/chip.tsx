import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { ContentLink } from '../text-link/link-context.tsx';
import './chip.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  chosen: boolean;
  children: ReactNode;
}

/** One of several choices that can be on or off: a line, a day. */
export function Chip({ chosen, ...props }: ChipProps) {
  return <button {...props} type="button" className="chip" aria-pressed={chosen} />;
}

interface ChipLinkProps {
  href: string;
  /** The page on screen is the one it leads to. */
  current?: boolean;
  /** The choice it stands for is the one on screen. */
  chosen?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** The same as a link, where each choice is a page of its own. */
export function ChipLink({ current, chosen, ...props }: ChipLinkProps) {
  return (
    <ContentLink {...props} className="chip" aria-current={current ? 'page' : chosen ? 'true' : undefined}>
      {props.children}
    </ContentLink>
  );
}

/** Chips on one row, which scrolls sideways where they are wider than the page. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="chip-row" role="group" aria-label={label}>
      {children}
    </div>
  );
}
