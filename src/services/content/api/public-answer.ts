import type { Answer } from '#platform/http/endpoint.ts';
import { entityTag, isHeld } from '#platform/http/forms/entity-tag.ts';
import type { RequestHeaders } from './content-context.ts';

/** What is said of an answer besides its body. */
interface Kept {
  readonly mediaType: string;
  /** How long visitors' caches may keep it; not at all where it is zero. */
  readonly seconds: number;
}

/** A 200 that visitors' caches may keep a minute, or a 304 for who has it; what a token opened is not kept. */
export function publicAnswer(body: object, headers: RequestHeaders, mediaType: string): Answer {
  return keptAnswer(body, headers, { mediaType, seconds: 60 });
}

/** The same for what may be kept for another time. */
export function keptAnswer(body: object, headers: RequestHeaders, { mediaType, seconds }: Kept): Answer {
  const text = JSON.stringify(body);
  const etag = entityTag(text);
  const isPublic = headers['authorization'] === undefined && seconds > 0;
  const shared = {
    etag,
    vary: 'Authorization',
    'cache-control': isPublic ? `public, max-age=${seconds}` : 'private, no-store',
  };
  if (isHeld(headers['if-none-match'], etag)) return { status: 304, headers: shared };
  return { status: 200, body: text, headers: { ...shared, 'content-type': mediaType } };
}
