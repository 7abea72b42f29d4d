import { parseAddress } from '#lib/parse-address.ts';

/** An address of the web that a feed gives, whole and safe to lead to; undefined for anything else. */
export function webAddress(text: string | undefined): string | undefined {
  const url = text === undefined || text.length > 500 ? null : parseAddress(text.trim());
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
