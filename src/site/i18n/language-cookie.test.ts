import { describe, expect, it } from 'vitest';
import { languageCookie } from './language-cookie.ts';

describe('languageCookie', () => {
  it('remembers the language for a year, on every page', () => {
    expect(languageCookie('en', false)).toBe('parcours_lang=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('stays on secure connections where there is one', () => {
    expect(languageCookie('fr', true)).toContain('; Secure');
  });
});
