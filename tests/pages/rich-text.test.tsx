import fc from 'fast-check';
import { parseDocument, DomUtils } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '#clients/content/rich-text/parse-rich-text.ts';
import type { RichText } from '#domain/rich-text.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { LanguageProvider } from '#site/i18n/texts.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { cases } from '#tests/support/cases.ts';
import { hostileMarkup } from '#tests/support/hostile-markup.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';

function draw(value: RichText): string {
  return renderToStaticMarkup(
    <LanguageProvider locale="fr" texts={fr}>
      <RichTextView value={value} />
    </LanguageProvider>,
  );
}

/** `svg` and `path` are the mark of a link to another site. */
const forbidden = /^(?:script|style|iframe|object|embed|form|input|button|math|template|base|meta|link)$/;

/** Everything in a page that could run or load something. */
function findHarm(html: string): string[] {
  return DomUtils.getElementsByTagName('*', parseDocument(html)).flatMap(({ name: tag, attribs }) => [
    ...(forbidden.test(tag) ? [tag] : []),
    ...Object.entries(attribs)
      .filter(
        ([name, value]) =>
          /^on|^style$|^srcdoc$|^srcset$|^formaction$|:/.test(name) ||
          /^\s*(?:javascript|vbscript|data):/i.test(value),
      )
      .map(([name, value]) => `${tag} ${name}=${value}`),
  ]);
}

describe('texts of the content backend on a page', () => {
  it('draws nothing that could run, for markup made to be hostile', () => {
    fc.assert(
      fc.property(hostileMarkup, fc.constantFrom(undefined, 'vue'), (markup, format) => {
        expect(findHarm(draw(parseRichText(markup, { locale: 'fr', format })))).toEqual([]);
      }),
      cases(500),
    );
  });

  it('draws nothing that could run, for markup known to have fooled filters', () => {
    for (const vector of xssVectors)
      expect(findHarm(draw(parseRichText(vector, { locale: 'fr' })))).toEqual([]);
  });

  it('draws nothing that could run even from a tree that was forged', () => {
    const forged = [
      { tag: 'script', children: ['hit(1)'] },
      { tag: 'iframe', attributes: { srcdoc: '<script>hit(1)</script>' } },
      { tag: 'a', attributes: { href: 'javascript:hit(1)', onclick: 'hit(1)' }, children: ['x'] },
      {
        tag: 'p',
        attributes: { style: 'color:red', onClick: 'hit(1)', dangerouslySetInnerHTML: 'x' },
        children: ['y'],
      },
      { tag: 'img', attributes: { src: 'data:image/svg+xml,x', alt: 'z' } },
    ] as unknown as RichText;
    expect(draw(forged)).toBe('<div class="prose">hit(1)x<p>y</p>z</div>');
  });
});
