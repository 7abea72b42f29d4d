import type { ImportInput } from './import-messages.ts';
import { runImport, type MakeFeed } from './run-import.ts';

/** The life of an import process: the input comes as a message, the answer goes as one, and the process ends. */
export function answerImport(makeFeed?: MakeFeed): void {
  process.once('message', (input: ImportInput) => {
    void runImport(input, makeFeed).then((answer) => process.send?.(answer, () => process.disconnect()));
  });
  // The process that asked has ended: nobody waits for the answer.
  process.once('disconnect', () => process.exit());
}
