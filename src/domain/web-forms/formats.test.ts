import { describe, expect, it } from 'vitest';
import { leastMs } from '#tests/support/least-time.ts';
import { manySigns } from '#tests/support/many-signs.ts';
import { hasFormat } from './formats.ts';

const isAddress = (answer: string) => hasFormat({ format: 'uri' }, answer);

describe('an answer that has to be an address', () => {
  it.each(['https://exemple.ca', 'HTTP://exemple.ca:8080/a?b#c', 'https://été.example/à'])(
    'is one: %s',
    (answer) => {
      expect(isAddress(answer)).toBe(true);
    },
  );

  it.each(['exemple.ca', '/a', 'ftp://exemple.ca', 'https://', 'https:///a', 'https://a b', 'javascript:1'])(
    'is none: %s',
    (answer) => {
      expect(isAddress(answer)).toBe(false);
    },
  );

  it('is judged in no time, whatever its host', async () => {
    const answer = `http://${manySigns(5000)}`;
    expect(await leastMs(async () => isAddress(answer))).toBeLessThan(5);
    expect(isAddress(answer)).toBe(false);
  });
});
