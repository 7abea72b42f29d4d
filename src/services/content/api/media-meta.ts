import type { ContentRow } from '#services/content/store/row.ts';

/** What an identifier tells of a picture, a film or a file, so that it shows without being included. */
export function mediaMeta(type: string, attributes: ContentRow['attributes']): Record<string, unknown> {
  switch (type) {
    case 'mediaImages':
      return {
        uri: attributes['uri'] ?? null,
        alt: attributes['alt'] ?? '',
        link: attributes['link'] ?? null,
        ...measuresOf(attributes),
      };
    case 'mediaVideos':
      return {
        type: attributes['media_type'] ?? 'video',
        embed: attributes['embed'] ?? null,
        uri: attributes['uri'] ?? null,
        captions: attributes['captions'] ?? null,
      };
    case 'files':
      return {
        name: attributes['filename'],
        description: textOf(attributes['description']),
        uri: urlOf(attributes['uri']),
        mimetype: attributes['filemime'] ?? null,
        size: attributes['filesize'] ?? null,
      };
    default:
      return {};
  }
}

/** Of a picture that is kept here: its size, so that a page leaves room for it, and the smaller ones beside it. */
function measuresOf({ width, height, variants }: ContentRow['attributes']): Record<string, unknown> {
  if (typeof width !== 'number' || typeof height !== 'number') return {};
  return { width, height, variants: Array.isArray(variants) ? variants : [] };
}

function textOf(longText: unknown): string {
  return (longText as { processed?: string } | null | undefined)?.processed ?? '';
}

function urlOf(uri: unknown): unknown {
  return (uri as { url?: unknown } | null | undefined)?.url ?? null;
}
