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
