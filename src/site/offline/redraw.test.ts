import { describe, expect, it } from 'vitest';
import { markCopy, viewIn } from './redraw.ts';

const html =
  '<!doctype html><html lang="fr-ca"><head><meta name="color-scheme" content="light dark"></head><body><script type="application/json" id="view">{"view":{"status":200}}</script></body></html>';

describe('the copy of a page', () => {
  it('says on its root when it was kept', () => {
    expect(markCopy(html, { at: 5, theme: 'system' })).toContain('<html data-kept="5" lang="fr-ca">');
  });

  it('takes the theme that the visitor chose, and nothing else for one', () => {
    const dark = markCopy(html, { at: 5, theme: 'dark' });
    expect(dark).toContain('<html data-kept="5" data-theme="dark" lang="fr-ca">');
    expect(dark).toContain('<meta name="color-scheme" content="dark">');
    expect(markCopy(html, { at: 5, theme: '"><script>' })).not.toContain('"><script>');
  });

  it('has the view that a navigation by script asks for', () => {
    expect(JSON.parse(viewIn(html, '/x') ?? '')).toEqual({ kind: 'view', view: { status: 200 } });
  });

  it('is loaded as a document where it has pieces that no view holds', () => {
    const still = html.replace('<body>', '<body><div data-still="grid"></div>');
    expect(JSON.parse(viewIn(still, 'https://site.example/x') ?? '')).toEqual({
      kind: 'redirect',
      to: 'https://site.example/x',
    });
  });

  it('has no view where it holds none', () => {
    expect(viewIn('<html lang="fr"></html>', '/x')).toBeUndefined();
  });
});
