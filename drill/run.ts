// npm run drill: every fault against the program, as a table. npm run drill -- NAME …: some of them.
import { isWell, runDrill } from './drill.ts';
import { faults } from './faults.ts';
import { tableHead, tableRow } from './table.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. There are ${faults.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}
const chosen = names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name));

const startedAt = performance.now();
let failed = 0;
process.stdout.write(`${tableHead()}\n`);
await runDrill(chosen, {
  isShort: false,
  onOutcome: (fault, outcome) => {
    if (!isWell(outcome)) failed += 1;
    process.stdout.write(`${tableRow(fault, outcome)}\n`);
  },
});
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
process.stdout.write(`${chosen.length - failed} of ${chosen.length} faults borne, in ${minutes} minutes\n`);
process.exitCode = failed > 0 ? 1 : 0;
