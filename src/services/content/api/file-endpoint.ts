import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { answerBytes } from '#platform/http/bytes-answer.ts';
import { defineEndpoint, type EndpointRequest } from '#platform/http/endpoint.ts';
import { fileNameOf } from '#platform/http/file-name.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { kindOfType } from '#services/content/files/file-kinds.ts';
import { findFile, mayRead, type FoundFile } from '#services/content/files/find-file.ts';
import { viewOf, type ContentContext } from './content-context.ts';
import { takeTurn, type Turns } from './take-turns.ts';

const messageSchema = z.object({ message: z.string() });
const params = z.object({
  hash: z.string().regex(/^[0-9a-f]{40}$/),
  name: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,110}$/),
});
type FileParams = z.infer<typeof params>;

/** A file or a picture by its hash: what stands there never changes. */
export function fileEndpoint(context: ContentContext, turns: Turns): AnyEndpoint {
  return defineEndpoint({
    method: 'GET',
    path: '/files/:hash/:name',
    summary: 'A file of the content, or a part of it; its address holds the hash of what it is',
    // Read by the handler: an address that cannot be one of a file is not found, like any other.
    params: z.object({ hash: z.string(), name: z.string() }),
    answers: {
      200: z.file(),
      206: z.file(),
      304: null,
      401: messageSchema,
      404: messageSchema,
      416: messageSchema,
    },
    mediaType: 'application/octet-stream',
    handle: async (request) => {
      const found = await takeTurn(request, turns, () => requireFile(context, request));
      const { headers } = request;
      const etag = `"${found.hash}"`;
      return answerBytes(headers, {
        bytes: await context.files.read(found),
        etag,
        headers: headersOf(found),
      });
    },
  });
}

async function requireFile(
  context: ContentContext,
  { params: given, headers }: EndpointRequest<FileParams, unknown, unknown>,
): Promise<FoundFile> {
  const asked = params.safeParse(given);
  const view = await viewOf(context, headers);
  const found = asked.success ? await findFile(context.orm, asked.data, view.nowMs) : undefined;
  if (!found) throw new AppError('not-found', 'There is no such file.');
  if (mayRead(found, view)) return found;
  if (found.audience === 'nobody')
    throw new AppError('forbidden', 'No page that is published shows this file.');
  throw new AppError('unauthorized', 'This is for employees.');
}

/** What stands at an address never changes, but the page that shows it may end. */
const publicly = { lasting: 'public, max-age=31536000, immutable', passing: 'public, max-age=60' };

function headersOf({ type, title, audience, isLasting }: FoundFile): Record<string, string> {
  const kind = kindOfType(type);
  const isOpen = audience === 'everyone';
  return {
    'content-type': kind?.header ?? 'application/octet-stream',
    'content-disposition': `${kind?.shown ? 'inline' : 'attachment'}; ${fileNameOf(nameOf(title, kind?.ending ?? 'bin'))}`,
    'cache-control': isOpen ? publicly[isLasting ? 'lasting' : 'passing'] : 'private, no-store',
    // Nothing of a drawing runs or loads, even when it is opened by itself.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    // Whoever shares a page shows its picture.
    ...(isOpen && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

function nameOf(title: string, ending: string): string {
  return title.toLowerCase().endsWith(`.${ending}`) ? title : `${title}.${ending}`;
}
