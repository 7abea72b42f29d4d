import {
  auditEntriesSchema,
  decisionsSchema,
  staffAccountSchema,
  staffMailsSchema,
  subscribersSchema,
} from '#contract/accounts/staff.ts';
import type { AccountsDesk } from '../accounts-desk.ts';
import type { Print } from '../print.ts';
import type { Arguments } from './arguments.ts';
import { requireAddress } from './require-address.ts';

export async function show(desk: AccountsDesk, given: Arguments, print: Print): Promise<void> {
  const account = await desk.read('/staff/account', { mail: requireAddress(given) }, staffAccountSchema);
  const choices = [
    ...(account.general_notices ? ['general notices'] : []),
    ...(account.lines.length > 0
      ? [`lines ${account.lines.join(', ')}${account.line_notices ? '' : ' (off)'}`]
      : []),
  ];
  print(`number     ${account.uid}`);
  print(`name       ${account.first_name} ${account.last_name}`);
  print(`address    ${account.mail}${account.bounced ? ', mail to it comes back' : ''}`);
  print(`role       ${account.role}`);
  print(`state      ${account.active ? 'active' : 'not validated'}`);
  print(`language   ${account.langcode}`);
  print(`follows    ${choices.join('; ') || 'nothing'}`);
  print(`created    ${account.created}`);
  print(`last seen  ${account.last_seen}`);
}

/** Why somebody was told, or was not. What is not listed they do not follow. */
export async function why(desk: AccountsDesk, given: Arguments, print: Print): Promise<void> {
  const mail = requireAddress(given);
  const { decisions } = await desk.read('/staff/decisions', { mail, notice: given.rest[1] }, decisionsSchema);
  for (const { at, notice, title, event, reason, held, mail: sent } of decisions) {
    print(`${at}  ${notice}  ${title}`);
    print(
      event === null
        ? `  not told: ${reason?.en ?? ''}`
        : held
          ? `  to be told (${event}) with the mail of the next morning`
          : `  told (${event}): mail ${sent ? [sent.state, sent.answer].filter(Boolean).join(', ') : 'erased since'}`,
    );
  }
  if (decisions.length === 0) print('No notice that they follow was published since they chose.');
}

export async function mails(
  desk: AccountsDesk,
  { rest: [mail], state }: Arguments,
  print: Print,
): Promise<void> {
  const { mails: found } = await desk.read('/staff/mails', { mail, state }, staffMailsSchema);
  for (const { id, kind, uid, state: now, tries, answer, created } of found)
    print(`${created}  ${id}  ${kind}  account ${uid ?? 'none'}  ${now}, ${tries} tries  ${answer ?? ''}`);
  if (found.length === 0) print('There is no such mail.');
}

/** A line for each, with tabs between: address, language, page that ends it, address that ends it in one click. */
export async function subscribers(
  desk: AccountsDesk,
  { rest: [organization] }: Arguments,
  print: Print,
): Promise<void> {
  const { subscribers: found } = await desk.read('/staff/subscribers', { organization }, subscribersSchema);
  for (const { mail, langcode, unsubscribe, one_click: oneClick } of found)
    print([mail, langcode, unsubscribe, oneClick].join('\t'));
  if (found.length === 0) print('Nobody has confirmed this newsletter.');
}

export async function log(desk: AccountsDesk, { rest: [mail] }: Arguments, print: Print): Promise<void> {
  const { entries } = await desk.read('/staff/audit', { mail }, auditEntriesSchema);
  for (const { at, actor, act, uid, facts } of entries)
    print(`${at}  ${actor}  ${act}  account ${uid ?? 'none'}  ${JSON.stringify(facts)}`);
  if (entries.length === 0) print('Nothing was done so far.');
}
