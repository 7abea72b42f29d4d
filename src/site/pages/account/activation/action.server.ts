import type { ActivationLink } from '#clients/accounts/account-calls.ts';
import { defineAction, type Action, type ActionContext } from '#site/forms/action.server.ts';
import { addressReason, reasonParam } from '#site/routing/login-query.ts';
import { badLinkPath, loginAfter } from '../mailed-link.server.ts';
import { findPasswordRefusal, refusePassword } from '../refuse-password.server.ts';
import { activationForm, validationForm } from './form.ts';

/** The address of the page is the link that was mailed. */
function linkOf({ url, table }: ActionContext): ActivationLink {
  const { uid = '', timestamp = '', hash = '' } = table.match(url.pathname)?.params ?? {};
  return { uid, timestamp, hash };
}

const tooMany = { kind: 'refused', status: 429, code: 'too-many' } as const;

const activation = defineAction({
  form: activationForm,
  run: async ({ password }, context) => {
    const { accounts, forVisitor, url, signOut } = context;
    const refusal = findPasswordRefusal(password, context);
    if (refusal) return refusal;
    const outcome = await accounts.activate(linkOf(context), password, forVisitor);
    if (outcome === 'link') return { kind: 'done', to: badLinkPath(context) };
    if (outcome === 'password') return refusePassword(context);
    if (outcome === 'too-many') return tooMany;
    if (outcome === 'other-password')
      return { kind: 'done', to: `${url.pathname}?${reasonParam}=${addressReason}` };
    await signOut();
    return { kind: 'done', to: loginAfter(activationForm.name, context) };
  },
});

const validation = defineAction({
  form: validationForm,
  run: async ({ password }, context) => {
    const { accounts, forVisitor, signOut } = context;
    const outcome = await accounts.activate(linkOf(context), password, forVisitor);
    if (outcome === 'link') return { kind: 'done', to: badLinkPath(context) };
    if (outcome === 'too-many') return tooMany;
    if (outcome !== 'set') return { kind: 'refused', status: 422, code: 'other-password', field: 'password' };
    await signOut();
    return { kind: 'done', to: loginAfter(validationForm.name, context) };
  },
});

export const actions: Readonly<Record<string, Action>> = { activation, validation };
