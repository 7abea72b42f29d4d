import { defineAction } from '#site/forms/action.server.ts';
import { consentForm } from './consent-form.ts';

/** About six months, as the specification has it. */
const consentMaxAgeS = 15_724_800;

export const consentAction = defineAction({
  form: consentForm,
  run: async ({ analytics }, { cookies }) => {
    // Whatever is not agreed to is refused.
    cookies.set('consent', analytics === 'granted' ? 'granted' : 'denied', { maxAgeS: consentMaxAgeS });
    return { kind: 'done' };
  },
});
