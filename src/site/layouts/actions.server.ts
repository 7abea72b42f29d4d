import { slugOf } from '#lib/slug.ts';
import { defineAction, type Action } from '#site/forms/action.server.ts';
import { consentForm } from './consent/consent-form.ts';
import { newsletterForm } from './footer/newsletter-form.ts';
import { loginPath, ownPath } from '#site/routing/login-query.ts';
import { isTheme } from '#site/theme.ts';
import { alertForm, logoutForm } from './button-forms.ts';
import { themeForm } from './theme/theme-form.ts';

/** A dismissed alert stays away for ten minutes. */
const alertMaxAgeS = 600;

const alert = defineAction({
  form: alertForm,
  run: async ({ fingerprint = '' }, { cookies }) => {
    if (!/^[\w-]{1,40}$/.test(fingerprint)) return { kind: 'refused', status: 400, code: 'no-alert' };
    cookies.set('alert', fingerprint, { maxAgeS: alertMaxAgeS, httpOnly: true });
    return { kind: 'done' };
  },
});

/** About six months, as the specification has it. */
const consentMaxAgeS = 15_724_800;

const consent = defineAction({
  form: consentForm,
  run: async ({ analytics }, { cookies }) => {
    // Whatever is not agreed to is refused.
    cookies.set('consent', analytics === 'granted' ? 'granted' : 'denied', { maxAgeS: consentMaxAgeS });
    return { kind: 'done' };
  },
});

const yearS = 31_536_000;

const theme = defineAction({
  form: themeForm,
  run: async ({ theme: chosen }, { cookies }) => {
    if (!isTheme(chosen)) return { kind: 'refused', status: 400, code: 'no-theme' };
    cookies.set('theme', chosen, { maxAgeS: yearS });
    return { kind: 'done' };
  },
});

const logout = defineAction({
  form: logoutForm,
  run: async ({ destination: asked }, { signOut, table, locale, url }) => {
    await signOut();
    const login = table.pathOf('login', locale);
    if (login === undefined) return { kind: 'done', to: table.pathOf('home', locale) ?? '/' };
    return { kind: 'done', to: loginPath(login, { destination: ownPath(asked, url.origin) }) };
  },
});

const newsletterRefusals = {
  invalid: { status: 422, code: 'email', field: 'email' },
  robot: { status: 400, code: 'robot' },
  'too-many': { status: 429, code: 'too-many' },
} as const;

const newsletter = defineAction({
  form: newsletterForm,
  run: async ({ email }, { accounts, locale, operator, captchaToken, forVisitor }) => {
    const organization = slugOf(operator.shortName);
    const wanted = { email, locale, organization, captchaToken };
    const outcome = await accounts.subscribeToNewsletter(wanted, forVisitor);
    if (outcome === 'sent') return { kind: 'done', showsDone: true };
    return { kind: 'refused', ...newsletterRefusals[outcome] };
  },
});

/** The forms that stand around every page, by name. */
export const shellActions: Readonly<Record<string, Action>> = { alert, consent, logout, newsletter, theme };
