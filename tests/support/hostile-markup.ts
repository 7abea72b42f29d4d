import fc from 'fast-check';
import { xssVectors } from './xss-vectors.ts';

const tags = (
  'p div span a b strong em i ul ol li dl dt dd table caption thead tbody tr td th h1 h2 h3 pre code br hr img figure ' +
  'figcaption details summary blockquote q section font center script style svg math title textarea template noscript ' +
  'iframe object embed form button select option input foreignObject desc mi mtext mglyph annotation-xml base meta link ' +
  'xmp plaintext router-link bus-link x-unknown body html head'
).split(' ');
const names = (
  'href src srcset id class lang style title alt onclick onerror onload xlink:href formaction action data srcdoc colspan ' +
  'rowspan scope start open to :to v-html @click is name target rel ping background http-equiv content'
).split(' ');
const values = [
  '/page',
  '#c-x',
  'https://example.org/a?b=c&d',
  'mailto:a@b.ca',
  'tel:+1 418 555-0100',
  'javascript:hit(1)',
  'JaVaScRiPt:hit(1)',
  'java\tscript:hit(1)',
  '\u0001javascript:hit(1)',
  '&#106;avascript:hit(1)',
  'javascript&colon;hit(1)',
  'data:text/html,<script>hit(1)</script>',
  'vbscript:hit(1)',
  '//evil.invalid',
  '/\\evil.invalid',
  'c-note',
  'fr',
  'align-left evil',
  '2',
  '"><script>hit(1)</script>',
  "'><img src=x onerror=hit(1)>",
  '</style><img src=x onerror=hit(1)>',
  '__proto__',
];
const shards = [
  '<',
  '>',
  '</',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '&lt;script&gt;',
  '&amp;lt;',
  '&#0;',
  '\u0000',
  '\u00a0',
  '&nbsp;',
  '\n',
  ' ',
  '{{ x }}',
  '{',
  '}}',
  '"',
  "'",
  '`',
  'mot',
  'é',
  '\ud800',
];

const attribute = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...values), fc.constantFrom('"', "'", ''))
  .map(([name, value, quote]) => `${name}=${quote}${value}${quote}`);

const { piece } = fc.letrec<{ piece: string; element: string; many: string }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    { weight: 2, arbitrary: fc.constantFrom(...shards) },
    { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constantFrom(...xssVectors) },
    { weight: 4, arbitrary: tie('element') },
  ),
  // Opened, perhaps closed, perhaps by another name.
  element: fc
    .tuple(
      fc.constantFrom(...tags),
      fc.array(attribute, { maxLength: 3 }),
      tie('many'),
      fc.oneof(fc.constant(true), fc.constant(true), fc.constant(false), fc.constantFrom(...tags)),
      fc.constantFrom('>', '>', '>', '/>', ' >', ''),
    )
    .map(([tag, attributes, inside, close, end]) => {
      const name = typeof close === 'string' ? close : tag;
      return `<${[tag, ...attributes].join(' ')}${end}${inside}${close === false ? '' : `</${name}>`}`;
    }),
  many: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
}));

/** Nested, broken, encoded and smuggled markup of the kind that fools filters. */
export const hostileMarkup = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
