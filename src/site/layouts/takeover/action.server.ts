import { defineAction } from '#site/forms/action.server.ts';

/** A dismissed alert stays away for ten minutes. */
const alertMaxAgeS = 600;

export const alertAction = defineAction({
  form: { name: 'alert', words: () => ({}) },
  run: async ({ fingerprint = '' }, { cookies }) => {
    if (!/^[\w-]{1,40}$/.test(fingerprint)) return { kind: 'refused', status: 400, code: 'no-alert' };
    cookies.set('alert', fingerprint, { maxAgeS: alertMaxAgeS, httpOnly: true });
    return { kind: 'done' };
  },
});
