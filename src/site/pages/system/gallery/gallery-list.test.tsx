import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { gallery } from './gallery-list.ts';
import { markupOf } from '#tests/support/markup.tsx';

const own = gallery.filter((entry) => entry.component.startsWith('ui/'));

describe.each(own.map((entry) => [entry.component, entry] as const))('%s', (_, entry) => {
  it('has examples with names of their own', () => {
    const names = entry.examples.map((example) => example.name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(locales)('renders on the server in %s with nothing the security policy refuses', (locale) => {
    for (const example of entry.examples) {
      expect(markupOf(example.render(), locale)).not.toMatch(/<(style|script)\b|\s(style|on[a-z]+)="/);
    }
  });
});

describe('the shelf of components', () => {
  it('has a component, examples and a test in every folder', () => {
    const folder = new URL('../../../ui/', import.meta.url);
    const missing = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => [`${name}/${name}.tsx`, `${name}/${name}.test.tsx`, `${name}/examples.tsx`])
      .filter((path) => !existsSync(new URL(path, folder)));
    expect(missing).toEqual([]);
  });
});
