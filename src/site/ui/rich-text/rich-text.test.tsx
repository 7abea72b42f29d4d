import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RichElement, RichText } from '#domain/rich-text.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { LanguageProvider } from '#site/i18n/texts.tsx';
import { IconView } from './icon-view.tsx';
import { LinkContext, type LinkProps } from '../text-link/link-context.tsx';
import { RichTextView, type RichTextViewProps } from './rich-text.tsx';

const draw = (value: RichText, props: Partial<RichTextViewProps> = {}) =>
  renderToStaticMarkup(
    <LanguageProvider locale="fr" texts={fr}>
      <RichTextView value={value} {...props} />
    </LanguageProvider>,
  ).replace(/^<div class="prose">(.*)<\/div>$/s, '$1');

describe('a text', () => {
  it('draws nothing where there is nothing', () => {
    expect(draw([])).toBe('');
  });

  it('draws words as words', () => {
    expect(draw([{ tag: 'p', attributes: { lang: 'en' }, children: ['<b>&'] }])).toBe(
      '<p lang="en">&lt;b&gt;&amp;</p>',
    );
  });

  it('moves its headings below the level it is given and keeps their distance', () => {
    const text: RichText = [
      { tag: 'h2', children: ['a'] },
      { tag: 'h3', children: ['b'] },
      { tag: 'h6', children: ['c'] },
    ];
    expect(draw(text, { topLevel: 3 })).toBe('<h3>a</h3><h4>b</h4><h6>c</h6>');
    expect(draw(text)).toBe('<h2>a</h2><h3>b</h3><h6>c</h6>');
    expect(draw([{ tag: 'h4', children: ['a'] }], { topLevel: 3 })).toBe('<h4>a</h4>');
  });

  it('puts a table in a box of its own', () => {
    const body: RichElement = { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td' }] }] };
    const caption: RichElement = { tag: 'caption', children: ['Tarifs'] };
    expect(draw([{ tag: 'table', children: [caption, body] }])).toContain(
      '<div class="rich-table"><table><caption>Tarifs</caption><tbody><tr><td></td></tr></tbody></table></div>',
    );
  });

  it('names the column of each cell where every row has a head, and sets figures apart', () => {
    const cells = (tag: 'th' | 'td', ...words: string[]): RichElement[] =>
      words.map((word) => ({ tag, children: [word] }));
    const row = (...children: RichElement[]): RichElement => ({ tag: 'tr', children });
    const table: RichElement = {
      tag: 'table',
      children: [
        { tag: 'thead', children: [row(...cells('th', 'Titre', 'Général', 'Où'))] },
        { tag: 'tbody', children: [row(...cells('th', '1 passage'), ...cells('td', '3,40 $', 'À bord'))] },
      ],
    };
    const markup = draw([table]);
    expect(markup).toContain('<th>1 passage</th>');
    expect(markup).toContain('<td data-label="Général" data-figures="true">3,40 $</td>');
    expect(markup).toContain('<td data-label="Où">À bord</td>');
    expect(markup).toContain('<th data-figures="true">Général</th>');
    expect(markup).toContain('data-list="pairs"');
  });

  it('leaves a table of two columns as it is: it has room on any screen', () => {
    const cells = (...words: string[]): RichElement => ({
      tag: 'tr',
      children: words.map((word) => ({ tag: 'th', children: [word] })),
    });
    const parts: RichElement[] = [
      { tag: 'thead', children: [cells('Parcours', 'Terminus')] },
      { tag: 'tbody', children: [cells('11', 'Place de l’Horloge')] },
    ];
    expect(draw([{ tag: 'table', children: parts }])).not.toContain('data-list');
  });

  it('draws a link with a line as its badge', () => {
    const type = {
      key: 'metro',
      name: { fr: 'Métrobus', en: 'Métrobus' },
      look: { shape: 'circle' },
    } as const;
    const markup = draw([
      {
        tag: 'a',
        attributes: { href: '/h/800' },
        children: ['800'],
        line: { number: '800', type, ends: ['A', 'B'] },
      },
    ]);
    expect(markup).toMatch(/^<a [^>]*class="line-link"/);
    expect(markup).toContain('title="Métrobus, A – B"');
    expect(markup).toContain('data-type="metro"');
  });

  it('marks a link that leads away, in words too', () => {
    const away = draw([{ tag: 'a', attributes: { href: 'https://example.org/' }, children: ['x'] }]);
    expect(away).toContain('rel="noopener"');
    expect(away).toContain('(site externe)');
    expect(draw([{ tag: 'a', attributes: { href: '/a' }, children: ['x'] }])).toBe('<a href="/a">x</a>');
  });

  it('lets the shell draw its links', () => {
    const ShellLink = ({ href, children }: LinkProps) => <a href={`${href}?shell`}>{children}</a>;
    const page = renderToStaticMarkup(
      <LinkContext value={ShellLink}>
        <RichTextView value={[{ tag: 'a', attributes: { href: '/a' }, children: ['x'] }]} />
      </LinkContext>,
    );
    expect(page).toContain('<a href="/a?shell">x</a>');
  });
});

describe('an icon', () => {
  it('is drawn from shapes and hidden from those who listen', () => {
    const icon: RichText = [
      {
        tag: 'svg',
        attributes: { viewBox: '0 0 1 1', onload: 'x', fill: 'url(#x)' },
        children: [{ tag: 'path', attributes: { d: 'M0 0', 'stroke-width': '2' } }],
      },
    ];
    expect(renderToStaticMarkup(<IconView value={icon} />)).toBe(
      '<svg class="icon-view" viewBox="0 0 1 1" width="24" height="24" aria-hidden="true" focusable="false">' +
        '<path d="M0 0" stroke-width="2"></path></svg>',
    );
  });
});
