import { describe, expect, it } from 'vitest';
import { normalized } from './normalized.ts';

describe('a text in a form of Unicode', () => {
  it('is as the language gives it', () => {
    for (const text of ['Été à Québec', 'Vie\u0323\u0302t', 'ﬁn ½ ①', '한글', 'e\u0301'.repeat(100)])
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        expect(normalized(text, form)).toBe(text.normalize(form));
  });

  it('is made as soon of nothing but marks', () => {
    const text = `a${'\u0301\u0316'.repeat(32 * 1024)}`;
    const began = performance.now();
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
      expect(normalized(text, form).length).toBeLessThan(40);
    // Ten seconds for each of them before some were left out.
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
