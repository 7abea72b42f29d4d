import { describe, expect, it } from 'vitest';
import { warnOfMissingDateLocales } from './date-locales.server.ts';

/** The locales a log was warned of. */
function warnedOf(isFound?: (tag: string) => boolean): unknown[] {
  const warnings: unknown[] = [];
  warnOfMissingDateLocales({ warn: (about: unknown) => void warnings.push(about) }, isFound);
  return warnings;
}

describe('the languages dates are written in', () => {
  it('are both found, and nothing is logged', () => {
    expect(warnedOf()).toEqual([]);
  });

  it('are named in the log when one is not found', () => {
    expect(warnedOf((tag) => tag === 'en-CA')).toEqual([{ locale: 'fr-CA' }]);
  });
});
