import { describe, expect, it } from 'vitest';
import { cookieNames, noCookies, readCookies } from './cookies.ts';

describe('the cookies of a visitor', () => {
  it('say nothing when there are none', () => {
    expect(readCookies({})).toEqual(noCookies);
    expect(noCookies).toEqual({
      consent: 'unasked',
      dismissedAlert: undefined,
      language: undefined,
      theme: 'system',
    });
  });

  it('say what was chosen', () => {
    const cookies = {
      [cookieNames.consent]: 'granted',
      [cookieNames.alert]: 'abc',
      [cookieNames.language]: 'en',
      [cookieNames.theme]: 'dark',
    };
    expect(readCookies(cookies)).toEqual({
      consent: 'granted',
      dismissedAlert: 'abc',
      language: 'en',
      theme: 'dark',
    });
    expect(readCookies({ [cookieNames.consent]: 'denied' }).consent).toBe('denied');
  });

  it('count as not said when they cannot be read', () => {
    expect(
      readCookies({ [cookieNames.consent]: 'yes', [cookieNames.language]: 'de', [cookieNames.theme]: 'x' }),
    ).toEqual(noCookies);
  });
});
