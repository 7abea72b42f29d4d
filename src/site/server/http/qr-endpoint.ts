import { z } from 'zod';
import { encode } from 'uqr';
import { AppError } from '#lib/errors.ts';
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
      const address = URL.parse(query.path, site);
      // A path with dots may lead to another host once it is read as browsers read it.
      if (address?.origin !== new URL(site).origin)
        throw new AppError('bad-request', 'not an address of this site');
      return { status: 200, body: drawQrCode(address.href), headers: { 'content-type': 'image/svg+xml' } };
    },
  });
}

/** Black on white whatever the theme: readers expect it. The quiet zone around is four modules, as the standard asks. */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.flatMap((row, y) =>
    runsOf(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.join('')}"/></svg>`;
}

/** The dark stretches of a row: where each begins, and how long it is. */
function runsOf(row: readonly boolean[]): (readonly [number, number])[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? x : []));
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return [from, (end < 0 ? row.length : end) - from] as const;
  });
}
