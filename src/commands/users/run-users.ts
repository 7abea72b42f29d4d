import { readConfig, type Config } from '#config.ts';
import { openAccountsDesk, type AccountsDesk } from '../accounts-desk.ts';
import type { Print } from '../print.ts';
import { erase, resend, setRole, signOut } from './change-users.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { log, mails, show, subscribers, why } from './show-users.ts';
import { usage } from './usage.ts';

type Action = (desk: AccountsDesk, given: Arguments, print: Print) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  show,
  role: setRole,
  why,
  mails,
  resend,
  subscribers,
  'sign-out': signOut,
  erase,
  log,
};

/** What staff do with accounts from a command line: everything goes through the running program. */
export async function runUsers(words: readonly string[], print: Print, config?: Config): Promise<void> {
  const given = readArguments(words);
  const action = Object.hasOwn(actions, given.action) ? actions[given.action] : undefined;
  if (!action || given.help) {
    print(usage);
    return;
  }
  const desk = await openAccountsDesk(config ?? readConfig(), { url: given.url, actor: given.as });
  await action(desk, given, print);
}
