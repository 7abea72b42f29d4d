import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import type { Example } from '#site/ui/example.ts';
import { routedMarkup } from '#tests/support/layout-markup.tsx';

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>('./*/examples.tsx', {
  eager: true,
});
const own = Object.entries(modules).map(([path, { examples }]) => ({ part: path.split('/')[1], examples }));

describe('the examples of the shell', () => {
  it('cover its parts', () => {
    expect(own.map(({ part }) => part)).toEqual(
      expect.arrayContaining([
        'header',
        'footer',
        'consent',
        'takeover',
        'warning-banner',
        'language-banner',
      ]),
    );
  });

  it.each(locales)('render on the server in %s with nothing the security policy refuses', (locale) => {
    for (const { examples } of own) {
      for (const example of examples) {
        const markup = routedMarkup(example.render(), locale);
        expect(markup).not.toBe('');
        expect(markup).not.toMatch(/<(style|script)\b|\s(style|on[a-z]+)="/);
      }
    }
  });
});
