/** Where an address leads, as the browser should follow it. */
export type LinkTarget = 'page' | 'document' | 'other-site';

const ownScheme = /^(?:mailto|tel|sms):/i;
/** Files and the addresses of the server's own machinery are documents, not pages of the site. */
const ownDocument = /^\/(?:_|services\/|files\/)|\.[a-z0-9]{2,5}(?:[?#]|$)/i;

export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#') || ownScheme.test(href)) return 'document';
  if (href.startsWith('/') && !href.startsWith('//')) return ownDocument.test(href) ? 'document' : 'page';
  return 'other-site';
}
