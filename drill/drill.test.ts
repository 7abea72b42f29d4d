import { describe, expect, it } from 'vitest';
import { runDrill } from './drill.ts';
import { faults } from './faults.ts';
import { tableHead, tableRow } from './table.ts';

/** One of each kind, the quickest. `npm run drill` tries all of them, and longer. */
const chosen = ['content-cut', 'content-gzip', 'output-full', 'killed', 'rolling-restart'];

describe('the drill, in its short form', () => {
  it('finds that the program bears a fault of each kind', { timeout: 240_000 }, async () => {
    const rows: string[] = [];
    const amiss: unknown[] = [];
    await runDrill(
      faults.filter(({ name }) => chosen.includes(name)),
      {
        isShort: true,
        onOutcome: ({ name }, outcome) => {
          rows.push(tableRow(name, outcome));
          if ('amiss' in outcome) amiss.push(...outcome.amiss.map((each) => `${name}: ${each}`));
        },
      },
    );
    expect(amiss, [tableHead(), ...rows].join('\n')).toEqual([]);
    expect(rows).toHaveLength(chosen.length);
  });
});
