import { jsonApiMediaType } from '#contract/content/json-api.ts';
import { AppError } from '#lib/errors.ts';
import { requireMediaType } from '#platform/http/media-type.ts';
import type { ContentContext, RequestHeaders } from './content-context.ts';

interface EditorRequest {
  readonly headers: RequestHeaders;
  readonly body: unknown;
}

const longestName = 64;

/** Who writes, by the name they give; strangers are refused, and so is a body of another kind than is written here. */
export async function requireEditor(
  context: ContentContext,
  { headers, body }: EditorRequest,
  mediaType: string = jsonApiMediaType,
): Promise<string> {
  if (headers['authorization'] === undefined)
    throw new AppError('unauthorized', 'Writing takes the key or the account of an editor.');
  if ((await context.authorize(headers)) !== 'editor')
    throw new AppError('forbidden', 'The current user is not allowed to write.');
  requireMediaType({ headers, body }, mediaType);
  const given = decode(headers['x-actor'] ?? '')
    .replaceAll(/[^\p{L}\p{N} ._@-]/gu, '')
    .slice(0, longestName);
  return given || 'key';
}

/** Headers carry ASCII alone: other letters are percent-encoded. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
