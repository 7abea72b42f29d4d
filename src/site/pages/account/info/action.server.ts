import { mailKeyOf } from '#domain/email.ts';
import {
  keepPostalCode,
  paymentModes,
  travelModes,
  type ProfileInformation,
} from '#domain/profile-options.ts';
import { defineAction, type Action } from '#site/forms/action.server.ts';
import { requireMember } from '#site/pages/account/require-account.server.ts';
import { leavingReasons, loginPath } from '#site/routing/login-query.ts';
import { boxName } from './box-name.ts';
import { loginDetailsForm, profileDetailsForm } from './form.ts';
import type { ProfileDetails } from './rules.ts';

const refusals = {
  password: { status: 422, code: 'wrong-password', field: 'password' },
  'new-password': { status: 422, code: 'wrong-password', field: 'password' },
  email: { status: 422, code: 'taken', field: 'email' },
  'too-many': { status: 429, code: 'too-many' },
} as const;

/** Another address takes the password, and ends every session: it has to be validated first. */
const loginDetails = defineAction({
  form: loginDetailsForm,
  run: async ({ firstName, lastName, email, password = '' }, context) => {
    const { accounts, table, locale } = context;
    const member = requireMember(context);
    const isMoving = mailKeyOf(email) !== mailKeyOf(member.email);
    if (isMoving && password === '')
      return { kind: 'refused', status: 422, code: 'empty-password', field: 'password' };
    const change = { firstName, lastName, email, ...(isMoving && { password }) };
    const outcome = await member.call((access) => accounts.changeMember(access, change));
    if (outcome !== 'changed') return { kind: 'refused', ...refusals[outcome] };
    if (!isMoving) return { kind: 'done', showsDone: true };
    await member.signOutEverywhere();
    const login = table.pathOf('login', locale) ?? table.pathOf('home', locale) ?? '/';
    return { kind: 'done', to: loginPath(login, { reason: leavingReasons.address }) };
  },
});

const profileDetails = defineAction({
  form: profileDetailsForm,
  run: async (fields, context) => {
    const { accounts } = context;
    const outcome = await requireMember(context).call(async (access) => {
      const { profile } = await accounts.loadMember(access);
      return accounts.saveProfile(access, informationOf(fields), profile?.id);
    });
    if (outcome === 'saved') return { kind: 'done', showsDone: true };
    // Whether somebody can have been born in a year depends on today, which the service knows.
    return { kind: 'refused', status: 422, code: 'birth-year', field: 'birthYear' };
  },
});

function informationOf(fields: ProfileDetails): ProfileInformation {
  const { useFrequency, occupation, gender, birthYear, postalCode } = fields;
  const isTicked = (question: 'payment' | 'travel', answer: string) =>
    fields[boxName(question, answer)] !== undefined;
  const area = keepPostalCode(postalCode ?? '');
  return {
    paymentModes: paymentModes.filter((mode) => isTicked('payment', mode)),
    travelModes: travelModes.filter((mode) => isTicked('travel', mode)),
    ...(useFrequency && { useFrequency }),
    ...(occupation && { occupation }),
    ...(gender && { gender }),
    ...(birthYear && { birthYear: Number(birthYear) }),
    ...(area && { postalCode: area }),
  };
}

export const actions: Readonly<Record<string, Action>> = {
  'login-details': loginDetails,
  'profile-details': profileDetails,
};
