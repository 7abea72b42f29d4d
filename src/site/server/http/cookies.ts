import { isLocale, type Locale } from '#domain/locale.ts';
import { languageCookieName } from '#site/i18n/language-cookie.ts';
import { isTheme, type Theme } from '#site/theme.ts';
import type { ConsentState } from '#site/view.ts';

/** Cookies of choices; those of who signs in are in sessions/. None is set before the visitor chooses something or signs in. */
export const cookieNames = {
  consent: 'parcours_consent',
  alert: 'parcours_alert',
  language: languageCookieName,
  theme: 'parcours_theme',
} as const;

/** What the cookies of a request say; anything unreadable counts as not said. */
export interface VisitorCookies {
  readonly consent: ConsentState;
  readonly dismissedAlert: string | undefined;
  readonly language: Locale | undefined;
  readonly theme: Theme;
}

export const noCookies: VisitorCookies = {
  consent: 'unasked',
  dismissedAlert: undefined,
  language: undefined,
  theme: 'system',
};

/** Names and values as they were sent; ours need no decoding. */
export function parseCookieHeader(header: string): Record<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

export function readCookies(cookies: Readonly<Record<string, string | undefined>>): VisitorCookies {
  const consent = cookies[cookieNames.consent];
  const language = cookies[cookieNames.language];
  const theme = cookies[cookieNames.theme];
  return {
    consent: consent === 'granted' || consent === 'denied' ? consent : 'unasked',
    dismissedAlert: cookies[cookieNames.alert],
    language: isLocale(language) ? language : undefined,
    theme: isTheme(theme) ? theme : 'system',
  };
}
