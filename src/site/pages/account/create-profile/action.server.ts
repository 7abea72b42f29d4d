import { defineAction, type Action } from '#site/forms/action.server.ts';
import { consentGiven, consentParam } from '#site/routing/login-query.ts';
import { createProfileForm, profileConsentForm } from './form.ts';

const consent = defineAction({
  form: profileConsentForm,
  run: async (_fields, { url }) => ({
    kind: 'done',
    to: `${url.pathname}?${consentParam}=${consentGiven}`,
  }),
});

/** An address that has a profile is answered like any other: only its owner is told, by mail. */
const create = defineAction({
  form: createProfileForm,
  run: async ({ firstName, lastName, email, consent: given }, context) => {
    const { accounts, locale, url, forVisitor, isPerson } = context;
    // Nobody gets a profile who did not agree to what it keeps.
    if (given !== consentGiven) return { kind: 'done', to: url.pathname };
    // The wire of profiles has no place for a proof, so the site verifies it.
    if (!(await isPerson())) return { kind: 'refused', status: 400, code: 'robot' };
    const outcome = await accounts.register({ email, firstName, lastName, locale }, forVisitor);
    if (outcome === 'sent') return { kind: 'done', showsDone: true };
    return { kind: 'refused', status: 422, code: 'invalid' };
  },
});

export const actions: Readonly<Record<string, Action>> = {
  [profileConsentForm.name]: consent,
  [createProfileForm.name]: create,
};
