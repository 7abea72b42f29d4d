import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('a text without its markup', () => {
  it.each([
    ['<p>Un&nbsp;bus</p><p>Deux</p>', 'Un bus Deux'],
    [
      'caf&eacute; &Eacute;lise &oelig;uf &laquo;&nbsp;Opus&nbsp;&raquo; l&rsquo;arr&ecirc;t',
      'café Élise œuf « Opus » l’arrêt',
    ],
    ['&#233;t&#xE9; l&#8217;h&ocirc;tel', 'été l’hôtel'],
    ['e\u0301te\u0301', 'été'],
    ['acces&shy;sibilit\u00ade\u0301 des\u200b arrêts', 'accessibilité des arrêts'],
    ['AT&T, 2 < 3 & 4 > 1 &inconnu; &#0;', 'AT&T, 2 < 3 & 4 > 1 &inconnu; \uFFFD'],
    ['avant<script>if (a < b) alert("x")</script><style>p { color: red }</style>après', 'avant après'],
    ['avant <!-- > pas ceci --> après', 'avant après'],
    ['texte <b', 'texte'],
    ['&lt;b&gt; n’est pas du gras', '<b> n’est pas du gras'],
  ])('%j reads %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([undefined, null, 3, {}])('%j is none', (value) => {
    expect(plainText(value)).toBe('');
  });

  it.each(['<', '<a', '&', '&#', '<!--', '<script>', '</', ' '])(
    'takes no more than a moment of a megabyte of %j',
    { timeout: 5000 },
    (sign) => {
      // What reads a text again from each of its signs needs minutes for it.
      const began = process.cpuUsage();
      plainText(sign.repeat(1_000_000 / sign.length));
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000);
    },
  );
});
