import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves nothing in a text that could open a tag or end an attribute', () => {
  expect(escapeHtml('<b title="a">Rock & Belles-Amours</b>')).toBe(
    '&lt;b title=&quot;a&quot;&gt;Rock &amp; Belles-Amours&lt;/b&gt;',
  );
});
