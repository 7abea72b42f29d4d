import { readConfig, type Config } from '#config.ts';
import { openContentDesk, type ContentDesk } from '../content-desk.ts';
import type { Print } from '../print.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { publish, update, end } from './change-notices.ts';
import { list, log } from './show-notices.ts';
import { switchAlert, switchMaintenance } from './switch-settings.ts';
import { usage } from './usage.ts';

type Action = (desk: ContentDesk, given: Arguments, print: Print) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  publish,
  update,
  end,
  list,
  log,
  alert: switchAlert,
  maintenance: switchMaintenance,
};

/** What staff do with notices from a command line: everything goes through the running program. */
export async function runNotices(words: readonly string[], print: Print, config?: Config): Promise<void> {
  const given = readArguments(words);
  const action = Object.hasOwn(actions, given.action) ? actions[given.action] : undefined;
  if (!action || given.help) {
    print(usage);
    return;
  }
  const desk = await openContentDesk(config ?? readConfig(), { url: given.url, actor: given.as });
  await action(desk, given, print);
}
