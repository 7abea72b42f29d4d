import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichText } from '#domain/rich-text.ts';
import { cases } from '#tests/support/cases.ts';
import { hostileMarkup } from '#tests/support/hostile-markup.ts';
import { writeMarkup } from '#tests/support/write-markup.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import { parseRichText } from './parse-rich-text.ts';

/** Written out a second time on purpose: a mistake in the list of the parser must not hide itself. */
const tags = new Set(
  (
    'h2 h3 h4 h5 h6 p div blockquote pre address hr ul ol li dl dt dd table caption thead tbody tfoot tr th td ' +
    'figure figcaption details summary a span strong em small sub sup s abbr q cite code time img br'
  ).split(' '),
);
const attributes = new Set(
  'lang id class href hreflang rel src alt title datetime width height colspan rowspan scope start value type reversed open'.split(
    ' ',
  ),
);
const href = /^(?:https?:\/\/[^/\\]|mailto:[^:]+$|tel:[\d+]|#|\/(?![/\\]))/;
const src = /^(?:https:\/\/[^/\\]|\/(?![/\\]))/;

/** Everything in a tree that should not be there. */
function findHarm(nodes: RichText, links = 0): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const inside = links + (node.tag === 'a' ? 1 : 0);
    return [
      ...(tags.has(node.tag) ? [] : [node.tag]),
      ...(inside > 1 ? ['a link inside a link'] : []),
      ...Object.entries(node.attributes ?? {})
        .filter(([name, value]) => !isHarmless(name, value))
        .map(([name, value]) => `${name}=${value}`),
      ...findHarm(node.children ?? [], inside),
    ];
  });
}

function isHarmless(name: string, value: string): boolean {
  if (!attributes.has(name)) return false;
  if (name === 'href') return href.test(value);
  if (name === 'src') return src.test(value);
  if (name === 'id') return /^(?:c|ancre|anchor|section|note|fn|fnref)-/.test(value);
  if (name === 'class') return /^[a-z -]+$/.test(value) && !value.includes('evil');
  return true;
}

const formats = fc.constantFrom(undefined, 'full_html', 'vue');

describe('hostile markup', { timeout: 60_000 }, () => {
  it.each(xssVectors)('is made harmless: %s', (vector) => {
    for (const format of [undefined, 'vue'])
      expect(findHarm(parseRichText(vector, { locale: 'fr', format }))).toEqual([]);
  });

  it('leaves only allowed elements, attributes and addresses, whatever is sent', () => {
    fc.assert(
      fc.property(hostileMarkup, formats, (markup, format) => {
        const text = parseRichText(markup, { locale: 'en', format, siteOrigin: 'https://example.org' });
        expect(findHarm(text)).toEqual([]);
      }),
      cases(1000),
    );
  });

  it('reads its own answer as the same text', () => {
    fc.assert(
      fc.property(hostileMarkup, formats, (markup, format) => {
        const text = parseRichText(markup, { locale: 'fr', format });
        expect(parseRichText(writeMarkup(text), { locale: 'fr', format })).toEqual(text);
      }),
      cases(1000),
    );
  });

  it('drops what scripts and styles say along with them', () => {
    const text = parseRichText('<p>a<script>b</script><style>c</style></p><title>d</title>', {
      locale: 'fr',
    });
    expect(text).toEqual([{ tag: 'p', children: ['a'] }]);
  });
});
