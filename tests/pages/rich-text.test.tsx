import fc from 'fast-check';
import { parseDocument, DomUtils } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementRules } from '#clients/content/rich-text/elements.ts';
import { parseIcon } from '#clients/content/rich-text/parse-icon.ts';
import { parseRichText } from '#clients/content/rich-text/parse-rich-text.ts';
import type { RichTag, RichText } from '#domain/rich-text.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { LanguageProvider } from '#site/i18n/texts.tsx';
import { IconView } from '#site/ui/rich-text/icon-view.tsx';
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
  it('draws every element and attribute that the parser lets through', () => {
    for (const [tag, { attributes = [] }] of Object.entries(elementRules)) {
      const given = Object.fromEntries(attributes.map((name) => [name, '1']));
      const drawn = draw([{ tag: tag as RichTag, attributes: { ...given, href: '/', src: '/' } }]);
      const written = new RegExp(`^<div class="prose">.*?<${tag}\\b([^>]*)`).exec(drawn)?.[1];
      expect(written, tag).toBeDefined();
      // The short name of a column stands beside its figures on a phone, not in the attribute.
      const shownNames = attributes.filter((name) => name !== 'abbr');
      for (const name of shownNames) expect(written?.toLowerCase(), tag).toMatch(`${name}="`);
    }
  });

  it('draws every shape and attribute of an icon that the parser lets through', () => {
    const stroke = 'stroke="none" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"';
    const lines = `${stroke} stroke-miterlimit="1" stroke-dasharray="1 2" stroke-opacity="1"`;
    const fill = 'fill="none" fill-rule="evenodd" clip-rule="evenodd" opacity="1" fill-opacity="1"';
    const shapes = [
      `<path d="M0 0" ${lines}></path><circle cx="1" cy="1" r="1" ${fill}></circle>`,
      '<ellipse cx="1" cy="1" rx="1" ry="1"></ellipse>',
      '<rect x="1" y="1" width="1" height="1" rx="1" ry="1"></rect><line x1="1" y1="1" x2="1" y2="1"></line>',
      '<polyline points="1 1"></polyline><polygon points="1 1"></polygon>',
    ].join('');
    const icon = parseIcon(`<svg viewBox="0 0 24 24"><g transform="scale(2)">${shapes}</g></svg>`);
    expect(renderToStaticMarkup(<IconView value={icon ?? []} />)).toContain(
      `<g transform="scale(2)">${shapes}</g>`,
    );
  });

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
