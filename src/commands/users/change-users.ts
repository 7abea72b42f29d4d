import { signedOutSchema, staffAccountSchema } from '#contract/accounts/staff.ts';
import { messageSchema } from '#contract/message.ts';
import { roles } from '#domain/role.ts';
import { AppError } from '#lib/errors.ts';
import type { AccountsDesk } from '../accounts-desk.ts';
import type { Print } from '../print.ts';
import type { Arguments } from './arguments.ts';
import { requireAddress } from './require-address.ts';

/** Names somebody a member, an employee or an editor. */
export async function setRole(desk: AccountsDesk, given: Arguments, print: Print): Promise<void> {
  const mail = requireAddress(given);
  const role = roles.find((one) => one === given.rest[1]);
  if (!role) throw new AppError('bad-request', `role takes one of ${roles.join(', ')}`);
  const account = await desk.write('/staff/role', { mail, role }, staffAccountSchema);
  print(`${account.mail} is now: ${account.role}. They sign in again.`);
}

/** Ends the sign-ins of somebody, or of everybody. */
export async function signOut(desk: AccountsDesk, given: Arguments, print: Print): Promise<void> {
  const [mail] = given.rest;
  if (given.everybody ? mail !== undefined : mail === undefined)
    throw new AppError(
      'bad-request',
      'sign-out takes the address of an account, or --everybody: one of the two',
    );
  const whose = mail === undefined ? { everybody: true } : { mail };
  const { ended } = await desk.write('/staff/sign-out', whose, signedOutSchema);
  print(`${ended} ${ended === 1 ? 'sign-in' : 'sign-ins'} ended.`);
}

export async function erase(desk: AccountsDesk, given: Arguments, print: Print): Promise<void> {
  await desk.write('/staff/erase', { mail: requireAddress(given) }, messageSchema);
  print('The account is erased; its owner is told by a last mail.');
}

export async function resend(
  desk: AccountsDesk,
  { rest: [id = ''] }: Arguments,
  print: Print,
): Promise<void> {
  await desk.write('/staff/resend', { id }, messageSchema);
  print('The mail is on its way again.');
}
