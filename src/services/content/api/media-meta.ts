import type { ContentRow } from '#services/content/store/row.ts';

/** What an identifier tells of a picture, a film or a file, so that it shows without being included. */
export function mediaMeta(type: string, attributes: ContentRow['attributes']): Record<string, unknown> {
  switch (type) {
    case 'mediaImages':
      return {
        uri: attributes['uri'] ?? null,
        alt: attributes['alt'] ?? '',
        link: attributes['link'] ?? null,
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

function textOf(longText: unknown): string {
  return (longText as { processed?: string } | null | undefined)?.processed ?? '';
}

function urlOf(uri: unknown): unknown {
  return (uri as { url?: unknown } | null | undefined)?.url ?? null;
}
