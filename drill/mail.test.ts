import { describe, expect, it } from 'vitest';
import { inHouse } from './drill.ts';
import type { KillOutcome } from './kills/kill-drill.ts';
import { runMailDrill } from './mail/mail-drill.ts';

describe('the drill of mail, in its short form', () => {
  it(
    'finds every committed mail delivered, whenever processes are killed',
    { timeout: 240_000 },
    async () => {
      const lines: string[] = [];
      let outcome: KillOutcome | undefined;
      await inHouse(true, async (onStage) => {
        outcome = await runMailDrill(onStage, { kills: 14, say: (line) => void lines.push(line) });
      });
      expect(outcome?.amiss, lines.join('\n')).toEqual([]);
      expect(outcome?.kills).toBeGreaterThanOrEqual(14);
    },
  );
});
