import type { ImportInput } from './import-messages.ts';
import { runImport } from './run-import.ts';

/** A process for one import: the input comes as a message, the answer goes as one, and that is its whole life. */
process.once('message', (input: ImportInput) => {
  void runImport(input).then((answer) => process.send?.(answer, () => process.disconnect()));
});

// The process that asked has ended: an answer would reach nobody.
process.once('disconnect', () => process.exit());
