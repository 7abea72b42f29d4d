import { describe, expect, it } from 'vitest';
import { writeMarkup } from '#tests/support/write-markup.ts';
import { parseRichText, type RichTextOptions } from './parse-rich-text.ts';

const clean = (html: string, options: Partial<RichTextOptions> = {}) =>
  writeMarkup(parseRichText(html, { locale: 'fr', siteOrigin: 'https://www.rtc.example', ...options }));

describe('the text of an editor', () => {
  it('keeps structure, language, tables and no-break spaces', () => {
    const html =
      '<h2>Tarifs</h2><p lang="en">5&nbsp;$ <strong>and</strong> <em>more</em></p>' +
      '<table><caption>c</caption><thead><tr><th scope="col" abbr="A" colspan="2">a</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table>' +
      '<dl><dt>t</dt><dd>d</dd></dl><details><summary>s</summary><p>x</p></details>';
    expect(clean(html)).toBe(html.replace('&nbsp;', '\u00a0'));
  });

  it('drops blank text between blocks but not between words', () => {
    expect(clean('\n<p>a</p>\n\n<p><em>b</em> <em>c</em></p>\n')).toBe(
      '<p>a</p><p><em>b</em> <em>c</em></p>',
    );
  });

  it('drops styles, handlers, unknown classes and comments', () => {
    expect(clean('<p style="x" onclick="y" class="evil text-align-center" data-z="1">a<!-- b --></p>')).toBe(
      '<p class="text-align-center">a</p>',
    );
  });

  it('makes the first heading level the page’s second', () => {
    expect(clean('<h1>a</h1>')).toBe('<h2>a</h2>');
  });

  it('drops headings that say nothing', () => {
    expect(clean('<h2>&nbsp;</h2><h3><br></h3><p>a</p>')).toBe('<p>a</p>');
  });

  it('keeps names of places an editor may give, once', () => {
    expect(clean('<h2 id="c-a">a</h2><h3 id="c-a">b</h3><h4 id="root">c</h4><p id="p-12">d</p>')).toBe(
      '<h2 id="c-a">a</h2><h3>b</h3><h4>c</h4><p>d</p>',
    );
  });
});

describe('links of a text', () => {
  it('tells links of the site from links to elsewhere', () => {
    expect(clean('<a href="https://www.rtc.example/a?b#c" target="_blank">x</a>')).toBe(
      '<a href="/a?b#c">x</a>',
    );
    expect(clean('<a href="https://other.example/">x</a>')).toBe(
      '<a href="https://other.example/" rel="noopener">x</a>',
    );
    expect(clean('<a href="tel:418 555-0100">x</a>')).toBe('<a href="tel:418555-0100">x</a>');
    expect(clean('<a href="mailto:a@b.ca?subject=c">x</a>')).toBe('<a href="mailto:a@b.ca?subject=c">x</a>');
  });

  it('gives paths of the site their language', () => {
    const localizePath = (path: string, locale: string) => (locale === 'en' ? `/en${path}` : path);
    expect(clean('<a href="/fares#c-x">x</a>', { locale: 'en', localizePath })).toBe(
      '<a href="/en/fares#c-x">x</a>',
    );
    expect(clean('<a href="/en/fares">x</a>', { locale: 'en', localizePath })).toBe(
      '<a href="/en/fares">x</a>',
    );
  });

  it('leaves the words of a link it cannot trust', () => {
    for (const href of [
      'javascript:x',
      '//evil.example',
      '/\\evil.example',
      'page',
      'https://a:b@c.example',
      '',
    ]) {
      expect(clean(`<p><a href="${href}">x</a></p>`)).toBe('<p>x</p>');
    }
  });

  it('shows the words of an image it cannot trust, and gives every image a text', () => {
    expect(clean('<img src="http://a.example/b.png" alt="un bus">')).toBe('un bus');
    expect(clean('<img src="/a.png" srcset="x 2x">')).toBe('<img src="/a.png" alt="">');
  });
});

describe('broken structure', () => {
  it('puts strays where HTML lets them stand', () => {
    expect(clean('<ul>a<li>b</ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(clean('<table><tr><td>a</table>')).toBe('<table><tbody><tr><td>a</td></tr></tbody></table>');
    expect(clean('<table>x</table>')).toBe('<table><tbody><tr><td>x</td></tr></tbody></table>');
    expect(clean('<li>a</li>')).toBe('<div>a</div>');
    expect(clean('<details><p>a</p></details>')).toBe('<div><p>a</p></div>');
  });

  it('never leaves a block inside a paragraph, nor a link inside a link', () => {
    expect(clean('<p><strong><ul><li>a</ul></strong></p>')).toBe('<div><ul><li>a</li></ul></div>');
    expect(clean('<a href="/a">b<span><a href="/c">d</a></span></a>')).toBe('<a href="/a">bd</a>');
  });

  it('refuses a text beyond all measure', () => {
    const refused = { code: 'bad-answer' };
    expect(() => clean('a'.repeat(600_000))).toThrow(expect.objectContaining(refused));
    expect(() => clean('<div>'.repeat(5000))).toThrow(expect.objectContaining(refused));
    expect(() => clean(`${'<blockquote>'.repeat(80)}x`)).toThrow(expect.objectContaining(refused));
    expect(() => clean('<br>'.repeat(30_000))).toThrow(expect.objectContaining(refused));
  });

  it('is done in a moment with a text made to be slow', { timeout: 120_000 }, () => {
    for (const piece of ['{{', '<', '&', '<!--', '<noscript>', '<a href=/x>']) {
      const markup = piece.repeat(500_000 / piece.length);
      const before = process.cpuUsage();
      try {
        parseRichText(markup, { locale: 'fr', format: 'vue' });
      } catch {
        // To refuse is as good as to answer, if it is quick.
      }
      // Processor time, so that a busy machine changes nothing; work that grows with the square takes minutes.
      const { user } = process.cpuUsage(before);
      expect(user / 1000, piece).toBeLessThan(5000);
    }
  });
});

describe('the format vue', () => {
  const vue = (html: string, locale: 'fr' | 'en' = 'fr') => clean(html, { format: 'vue', locale });

  it('makes links of the router links whose address is written out', () => {
    expect(vue('<bus-link to="/a">x</bus-link>')).toBe('<a href="/a">x</a>');
    expect(vue('<blink to="/a">x</blink>')).toBe('x');
    expect(vue('<RouterLink :to="\'/a\'">x</RouterLink>')).toBe('<a href="/a">x</a>');
    expect(vue('<nuxt-link :to="localePath(\'/a\')">x</nuxt-link>', 'en')).toBe('<a href="/en/a">x</a>');
    expect(vue('<nuxt-link :to="{ path: \'/a\' }">x</nuxt-link>')).toBe('<a href="/a">x</a>');
    expect(vue('<router-link :to="target">x</router-link>')).toBe('x');
  });

  it('compiles nothing: no expression, no directive, no element of its own', () => {
    expect(vue('<p v-if="a" @click="b">{{ c }}d <my-thing :e="f"><b>g</b></my-thing></p>')).toBe(
      '<p>d <strong>g</strong></p>',
    );
    expect(vue('<template v-slot:x><p>a</p></template>')).toBe('<p>a</p>');
  });

  it('ends an element that closes itself', () => {
    expect(vue('<my-icon/><p>a</p><router-link to="/b"/><p>c</p>')).toBe('<p>a</p><p>c</p>');
  });

  it('leaves double braces of other formats alone', () => {
    expect(clean('<p>{{ c }}</p>')).toBe('<p>{{ c }}</p>');
  });
});
