import type { Answer } from '#platform/http/endpoint.ts';
import { entityTag, isHeld } from '#platform/http/forms/entity-tag.ts';
import type { RequestHeaders } from './content-context.ts';

/** A 200 that visitors' caches may keep a minute, or a 304 for who has it; what a token opened is not kept. */
export function publicAnswer(body: object, headers: RequestHeaders, mediaType: string): Answer {
  const text = JSON.stringify(body);
  const etag = entityTag(text);
  const shared = {
    etag,
    vary: 'Authorization',
    'cache-control': headers['authorization'] === undefined ? 'public, max-age=60' : 'private, no-store',
  };
  if (isHeld(headers['if-none-match'], etag)) return { status: 304, headers: shared };
  return { status: 200, body: text, headers: { ...shared, 'content-type': mediaType } };
}
