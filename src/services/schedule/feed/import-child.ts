import type { ImportInput } from './import-messages.ts';
import { runImport } from './run-import.ts';

/** A process for one import: the input comes as a message, the answer goes as one, and that is its whole life. */
process.once('message', (input: ImportInput) => {
  void runImport(input).then((answer) => process.send?.(answer, () => process.disconnect()));
});

// Who asked is gone: there is nobody to answer.
process.once('disconnect', () => process.exit());
