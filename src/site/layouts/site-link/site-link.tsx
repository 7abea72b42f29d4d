import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { ExternalMark } from '#site/ui/text-link/external-mark.tsx';
import { linkTarget } from './link-target.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly href: string;
  /** Says `aria-current="page"` where the link leads to the page on screen. */
  readonly markCurrent?: boolean;
}

/** Every link of the site: pages open without a new document, other sites are marked as such. */
export function SiteLink({ markCurrent, ...props }: SiteLinkProps) {
  const target = linkTarget(props.href);
  if (target === 'page') return <PageLink markCurrent={markCurrent} {...props} />;
  const { href, children, ...rest } = props;
  const isElsewhere = target === 'other-site';
  return (
    <a href={href} rel={isElsewhere ? 'noopener external' : undefined} {...rest}>
      {children}
      {isElsewhere && <ExternalMark />}
    </a>
  );
}

/** Not the `Link` of React Router: that one also brings what fetches ahead the files of routes it knows. */
function PageLink({ href, markCurrent, onClick, children, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  // A query alone asks for this page with other parameters.
  const path = href.startsWith('?') ? pathname + href : href;
  const isCurrent = markCurrent && pathname === path.replace(/[?#].*/s, '');
  const follow = useLinkClickHandler(path, { target: rest.target });
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      href={useHref(path)}
      data-page-link
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
