import { describe, expect, it } from 'vitest';
import { languageTags, locales } from '../locale.ts';
import { contrastOf, parseHex } from '#lib/contrast.ts';
import { readDocument } from '#tests/support/document.ts';
import { mailKinds, sampleMail } from '#tests/support/mail-samples.ts';
import { colours } from './html-style.ts';

describe.each(locales)('the document of a mail (%s)', (locale) => {
  const documents = mailKinds.map((kind) => ({ kind, ...sampleMail(kind, locale) }));

  it.each(documents)('has a language, a title and one heading: $kind', ({ html, subject }) => {
    const read = readDocument(html);
    expect(read.lang).toBe(languageTags[locale]);
    expect(read.title).toBe(subject);
    expect(read.headings).toHaveLength(1);
  });

  it.each(documents)('fetches nothing and runs nothing: $kind', ({ html }) => {
    expect(html).not.toMatch(
      /<(?:img|script|link|iframe|object|form|input)\b|url\(|@import|@font-face|\bsrc=/iu,
    );
  });

  it.each(documents)('has tables that lay out apart from tables that tell: $kind', ({ html }) => {
    const tables = readDocument(html).elements(({ name }) => name === 'table');
    const told = tables.filter(({ attribs }) => attribs['role'] !== 'presentation');
    const rows = readDocument(html).elements(({ name }) => name === 'th');
    expect(rows.every(({ attribs }) => attribs['scope'] === 'row')).toBe(true);
    expect(told.length > 0).toBe(rows.length > 0);
  });

  it.each(documents)('gives every piece that has a colour the one for the night: $kind', ({ html }) => {
    const { light } = colours;
    const coloured = readDocument(html).elements(({ attribs }) =>
      /#[0-9a-f]{6}/.test(attribs['style'] ?? ''),
    );
    const bare = coloured.flatMap(({ name, attribs: { class: names = '', style = '' } }) => {
      const uses = style.matchAll(/(?:^|;)(color|background-color|border[a-z-]*):[^;]*?(#[0-9a-f]{6})/g);
      // The last one that is said is the one that holds.
      const last = new Map([...uses].map(([, property = '', colour = '']) => [property, colour]));
      return [...last]
        .filter(([, colour]) =>
          names.split(' ').every((each) => light[each as keyof typeof light] !== colour),
        )
        .map(([property, colour]) => `${name} ${property} ${colour}`);
    });
    expect(coloured.length).toBeGreaterThan(5);
    expect(bare).toEqual([]);
  });
});

describe('the address of the house', () => {
  it('says its language in a mail of the other one', () => {
    expect(sampleMail('reset', 'en').html).toContain('<span lang="fr-CA">1200, boulevard');
    expect(sampleMail('reset', 'fr').html).toContain('<span>1200, boulevard');
  });
});

describe.each(['light', 'dark'] as const)('the colours of mails (%s)', (theme) => {
  const contrast = (one: string, other: string) => {
    const [a, b] = [parseHex(one), parseHex(other)];
    return a && b ? contrastOf(a, b) : 0;
  };

  it('can be read by everyone', () => {
    const { ink, soft, paper, button, sign, 'on-button': onButton, 'on-sign': onSign } = colours[theme];
    for (const [text, ground] of [
      [ink, paper],
      [soft, paper],
      [onButton, button],
      [onSign, sign],
    ] as const)
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });
});
