import { describe, expect, it } from 'vitest';
import { inHouse } from './drill.ts';
import { runFormsDrill } from './forms/forms-drill.ts';
import type { KillOutcome } from './kills/kill-drill.ts';

describe('the drill of forms, in its short form', () => {
  it(
    'finds every confirmed submission, its files and its mail, whenever processes are killed',
    { timeout: 240_000 },
    async () => {
      const lines: string[] = [];
      let outcome: KillOutcome | undefined;
      await inHouse(true, async (onStage) => {
        outcome = await runFormsDrill(onStage, { kills: 6, say: (line) => void lines.push(line) });
      });
      expect(outcome?.amiss, lines.join('\n')).toEqual([]);
      expect(outcome?.kills).toBeGreaterThanOrEqual(6);
    },
  );
});
