import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { cases } from '#tests/support/cases.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { mailKinds, noticeFacts, sampleMail } from '#tests/support/mail-samples.ts';
import { hrefsOf, markupNames, wordsOf, wordsOfHtml } from '#tests/support/read-mail.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';

const shard = fc.constantFrom(
  '\r\nBcc: x@evil.example',
  '\n\n',
  '\u2028',
  '\u202e',
  '\u2066',
  '<script>',
  '"><img src=x onerror=hit(1)>',
  '<![endif]-->',
  '</title>',
  'http://evil.example',
  'www.evil.example',
  'evil.com',
  'evil．com',
  ...hostileTexts,
  ...xssVectors,
);
const hostile = fc
  .array(fc.oneof(shard, anyText({ maxLength: 30 })), { maxLength: 6 })
  .map((all) => all.join(''));

const isHeaderSafe = (subject: string) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(subject);
const longLines = (text: string) =>
  text.split('\n').filter((line) => [...line].length > 76 && !line.includes('://'));

describe('a mail about what strangers typed', () => {
  it.each(mailKinds)('takes neither markup nor a link nor a line end from a first name: %s', (kind) => {
    const usual = sampleMail(kind, 'fr');
    const without = usual.text.replace('Bonjour Marie,', 'Bonjour,');
    fc.assert(
      fc.property(hostile, (firstName) => {
        const { subject, html, text } = sampleMail(kind, 'fr', { firstName });
        expect(subject).toBe(usual.subject);
        expect(text.replace(/^Bonjour [\p{L}\p{M}’' .\u00a0-]{1,30}…?,$/mu, 'Bonjour,')).toBe(without);
        expect(text).not.toMatch(/^Bonjour.*\.\p{L}/mu);
        expect(hrefsOf(html)).toEqual(hrefsOf(usual.html));
        expect(markupNames(html)).toEqual(markupNames(usual.html));
      }),
      cases(60),
    );
  });

  it('takes neither markup nor a header from what a notice says', () => {
    const usual = sampleMail('notice', 'fr');
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, summary, stop) => {
        const facts = noticeFacts('fr', {
          title,
          summary,
          dates: summary,
          stopsClosed: [stop],
          lines: [stop],
        });
        const { subject, html, text } = sampleMail('notice', 'fr', facts);
        expect(isHeaderSafe(subject)).toBe(true);
        expect([...subject].length).toBeLessThanOrEqual(150);
        expect(hrefsOf(html)).toEqual(hrefsOf(usual.html));
        expect(markupNames(html)).toEqual(markupNames(usual.html));
        expect(longLines(text)).toEqual([]);
      }),
      cases(200),
    );
  });

  it('says all of a notice in both forms, however long its words are', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé]{1,200}$/u), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(words, words, (title, summary) => {
        const facts = noticeFacts('fr', { title: title.join(' '), summary: summary.join(' ') });
        const { html, text } = sampleMail('notice', 'fr', facts);
        expect(wordsOf(text).join('')).toBe(wordsOfHtml(html).join(''));
        expect(longLines(text)).toEqual([]);
      }),
      cases(100),
    );
  });
});
