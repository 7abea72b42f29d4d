import { useCallback, useContext, type ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { ExternalMark } from '#site/ui/text-link/external-mark.tsx';
import { LinkPrefetchContext } from './link-prefetch.ts';

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

function PageLink({ href, markCurrent, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  const prefetch = useContext(LinkPrefetchContext);
  // A query alone asks for this page with other parameters.
  const path = href.startsWith('?') ? pathname + href : href;
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => (link && prefetch ? prefetch(link, path) : undefined),
    [prefetch, path],
  );
  const isCurrent = markCurrent && pathname === path.replace(/[?#].*$/, '');
  return <Link to={path} ref={watch} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

/** Where an address leads, as the browser should follow it. */
type LinkTarget = 'page' | 'document' | 'other-site';

/** An address that names its scheme or its host. */
const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const ownScheme = /^(?:mailto|tel|sms):/i;
/** Files and the addresses of the server's own machinery are documents, not pages of the site. */
const ownDocument = /^\/(?:_|services\/|files\/)|\.[a-z0-9]{2,5}(?:[?#]|$)/i;

export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#') || ownScheme.test(href)) return 'document';
  if (elsewhere.test(href)) return 'other-site';
  if (href.startsWith('?')) return 'page';
  return href.startsWith('/') && !ownDocument.test(href) ? 'page' : 'document';
}
