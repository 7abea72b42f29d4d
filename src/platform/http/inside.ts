import { isSameSecret } from '../secret.ts';
import { insideHeader, outsideHeader } from './endpoint.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A part of this installation in another process shows the key: what it says of the sender is believed. */
export function showsKey(headers: Headers, key: string | undefined): boolean {
  const given = headers[insideHeader];
  return key !== undefined && typeof given === 'string' && isSameSecret(given, key);
}

/** Such a part asks for itself, or for its own visitors; what it asks for a stranger stays a stranger's. */
export function isOfOurs(headers: Headers, key: string | undefined): boolean {
  return headers[outsideHeader] === undefined && showsKey(headers, key);
}
