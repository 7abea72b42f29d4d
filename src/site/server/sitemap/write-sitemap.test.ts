import { describe, expect, it } from 'vitest';
import { writeIndex, writePart } from './write-sitemap.ts';

describe('a part of the site map', () => {
  it('writes hostile addresses as XML can hold them', () => {
    const page = { paths: { fr: `/a&b<c>"'\u0000é%20x` }, changed: 'yesterday' };
    expect(writePart([page], 'fr', 'https://rtc.example')).toContain(
      '<url><loc>https://rtc.example/a&amp;b%3Cc%3E%22&apos;%00%C3%A9%20x</loc></url>',
    );
  });

  it('names no translation of a page in one language, and no page of the other', () => {
    expect(writePart([{ paths: { fr: '/seul' } }], 'fr', 'https://x.ca')).not.toContain('xhtml:link');
    expect(writePart([{ paths: { fr: '/seul' } }], 'en', 'https://x.ca')).not.toContain('<url>');
  });

  it('is named with the date of its newest page', () => {
    const part = { path: '/sitemap-fr-1.xml', changed: '2026-11-15T14:00:00-05:00' };
    expect(writeIndex([part], 'https://x.ca')).toContain(
      '<loc>https://x.ca/sitemap-fr-1.xml</loc><lastmod>2026-11-15T19:00:00.000Z</lastmod>',
    );
  });
});
