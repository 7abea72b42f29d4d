import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { drawQrCode } from '#lib/qr-code.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';

/** Longer addresses make a code that no phone reads from a pole. */
const longest = 300;

/** The QR code of a page of this site, and of no other, as a drawing: for poles and sheets of paper. */
export function getQrCode(publicUrl: string | undefined) {
  return defineEndpoint({
    method: 'GET',
    path: '/_qr',
    summary: 'The QR code of a page of the site',
    query: z.object({
      path: z
        .string()
        .max(longest)
        .regex(/^\/(?![/\\])[^\p{C}]*$/u),
    }),
    answers: { 200: z.string(), 400: z.object({ message: z.string() }) },
    mediaType: 'image/svg+xml',
    cacheControl: 'public, max-age=86400',
    handle: ({ query, origin }) => {
      const site = publicUrl ?? origin;
      const address = parseAddress(query.path, site);
      // A path with dots may lead to another host once it is read as browsers read it.
      if (address?.origin !== new URL(site).origin)
        throw new AppError('bad-request', 'not an address of this site');
      // Letters with accents are three times or six times as long in an address.
      if (address.href.length > new URL(site).origin.length + longest)
        throw new AppError('bad-request', `the address of the page has more than ${longest} characters`);
      return { status: 200, body: drawQrCode(address.href), headers: { 'content-type': 'image/svg+xml' } };
    },
  });
}
