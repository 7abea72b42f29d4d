import { defineAction, type Action } from '#site/forms/action.server.ts';
import { badLinkPath, loginAfter } from '../mailed-link.server.ts';
import { findPasswordRefusal, refusePassword } from '../refuse-password.server.ts';
import { newPasswordForm, passwordResetForm } from './form.ts';
import { findResetLink } from './reset-link.server.ts';

/** The same is said whether or not somebody has the address. */
const request = defineAction({
  form: passwordResetForm,
  run: async ({ email }, { accounts, locale, forVisitor }) => {
    await accounts.askForReset({ email, locale }, forVisitor);
    return { kind: 'done', showsDone: true };
  },
});

const confirm = defineAction({
  form: newPasswordForm,
  run: async ({ password }, context) => {
    const { accounts, forVisitor, url, signOut, device } = context;
    const refusal = findPasswordRefusal(password, context);
    if (refusal) return refusal;
    const link = findResetLink(url);
    const { outcome, device: marks } = link
      ? await accounts.resetPassword({ ...link, password, device: device.marks }, forVisitor)
      : { outcome: 'link' as const };
    if (outcome === 'link') return { kind: 'done', to: badLinkPath(context) };
    if (outcome === 'too-many') return { kind: 'refused', status: 429, code: 'too-many' };
    if (outcome !== 'set') return refusePassword(context);
    device.keep(marks);
    await signOut();
    return { kind: 'done', to: loginAfter(newPasswordForm.name, context) };
  },
});

export const actions: Readonly<Record<string, Action>> = {
  [passwordResetForm.name]: request,
  [newPasswordForm.name]: confirm,
};
