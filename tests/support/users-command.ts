import { runUsers } from '#commands/users/run-users.ts';
import { readConfig } from '#config.ts';
import type { AccountsStage } from './accounts-stage.ts';

/** The name that acts of the command are written down with. */
export const usersActor = 'Ève Roy';

/** `npm run users` against the program of a stage: gives what is printed, and throws what is refused. */
export function usersCommandOf(stageOf: () => AccountsStage) {
  return async (...typed: string[]): Promise<string> => {
    const { dataDir, origin } = stageOf().app;
    const lines: string[] = [];
    const config = readConfig({ DATA_DIR: dataDir, PORT: new URL(origin).port });
    await runUsers(['--as', usersActor, ...typed], (line) => lines.push(line), config);
    return lines.join('\n');
  };
}
