import { judgePassword } from '#domain/password-policy.ts';
import { defineAction, type Action } from '#site/forms/action.server.ts';
import { requireMember } from '#site/pages/account/require-account.server.ts';
import { leavingReasons, loginPath } from '#site/routing/login-query.ts';
import { deletionForm, passwordForm } from './form.ts';
import { lengthCode } from './length-code.ts';

const refusals = {
  password: { status: 422, code: 'wrong-password', field: 'current' },
  // Its length is right: what is left is that others would guess it.
  'new-password': { status: 422, code: 'common', field: 'next' },
  email: { status: 503, code: 'unavailable' },
  'too-many': { status: 429, code: 'too-many' },
} as const;

/** Another password ends every other session, here and at the service. */
const password = defineAction({
  form: passwordForm,
  run: async ({ current, next }, context) => {
    const { accounts, passwordPolicy, visitor } = context;
    const member = requireMember(context);
    const own = visitor.kind === 'anonymous' ? [] : [visitor.firstName, visitor.lastName];
    const fault = judgePassword(passwordPolicy, next, [...own, ...member.email.split('@')]);
    if (fault !== undefined)
      return { kind: 'refused', status: 422, field: 'next', code: codes[fault](passwordPolicy) };
    const change = { newPassword: next, password: current };
    const outcome = await member.call((access) => accounts.changeMember(access, change));
    if (outcome !== 'changed') return { kind: 'refused', ...refusals[outcome] };
    await member.signOutElsewhere();
    return { kind: 'done', showsDone: true };
  },
});

const codes = { empty: () => 'empty-next', length: lengthCode, common: () => 'common' } as const;

const deletionRefusals = {
  password: { ...refusals.password, field: 'password' },
  'too-many': refusals['too-many'],
} as const;

/** Asks for the password: an open session alone ends nobody's profile. */
const deleteAccount = defineAction({
  form: deletionForm,
  run: async ({ password: present }, context) => {
    const { accounts, table, locale } = context;
    const member = requireMember(context);
    const outcome = await member.call((access) => accounts.deleteMember(access, present));
    if (outcome !== 'deleted') return { kind: 'refused', ...deletionRefusals[outcome] };
    await member.signOutEverywhere();
    const login = table.pathOf('login', locale) ?? table.pathOf('home', locale) ?? '/';
    return { kind: 'done', to: loginPath(login, { reason: leavingReasons.deleted }) };
  },
});

export const actions: Readonly<Record<string, Action>> = { password, 'delete-account': deleteAccount };
