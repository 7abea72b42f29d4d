import { isSameSecret } from '../secret.ts';
import { insideHeader, outsideHeader } from './endpoint.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A part of this installation in another process shows the key; what it asks for a stranger stays a stranger's. */
export function isOfOurs(headers: Headers, key: string | undefined): boolean {
  const given = headers[insideHeader];
  return (
    key !== undefined &&
    typeof given === 'string' &&
    headers[outsideHeader] === undefined &&
    isSameSecret(given, key)
  );
}
