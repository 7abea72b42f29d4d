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
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => (link && prefetch ? prefetch(link, href) : undefined),
    [prefetch, href],
  );
  const isCurrent = markCurrent && pathname === href.replace(/[?#].*$/, '');
  return <Link to={href} ref={watch} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

/** Where an address leads, as the browser should follow it. */
type LinkTarget = 'page' | 'document' | 'other-site';

const ownScheme = /^(?:mailto|tel|sms):/i;
/** Files and the addresses of the server's own machinery are documents, not pages of the site. */
const ownDocument = /^\/(?:_|services\/|files\/)|\.[a-z0-9]{2,5}(?:[?#]|$)/i;

export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#') || ownScheme.test(href)) return 'document';
  if (href.startsWith('/') && !href.startsWith('//')) return ownDocument.test(href) ? 'document' : 'page';
  return 'other-site';
}
