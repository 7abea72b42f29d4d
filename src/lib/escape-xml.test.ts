import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';

it('leaves nothing in a text that XML would take for markup, nor what it cannot hold', () => {
  expect(escapeXml(`<b title="a">A & 'B'\u0000\u001b\u0085</b>\n`)).toBe(
    '&lt;b title=&quot;a&quot;&gt;A &amp; &apos;B&apos;&lt;/b&gt;\n',
  );
  expect(escapeXml(']]>\ufffe\uffff\ud83d🚌')).toBe(']]&gt;\ufffd🚌');
});
