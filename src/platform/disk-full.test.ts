import { describe, expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('what failed', () => {
  it.each(['ENOSPC', 'EDQUOT', '53100'])('is known for a full disk by %s, however it is wrapped', (code) => {
    expect(isDiskFull(coded(code))).toBe(true);
    expect(isDiskFull(new Error('Failed query', { cause: coded(code) }))).toBe(true);
  });

  it.each([coded('EACCES'), new Error('ENOSPC'), 'ENOSPC', undefined])('is something else: %s', (thrown) => {
    expect(isDiskFull(thrown)).toBe(false);
  });
});
