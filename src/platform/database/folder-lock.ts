import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '#lib/errors.ts';

/**
 * Keeps a second process out of a folder. The lock is the kernel's own, taken through SQLite because Node has no
 * other way to it: it ends with the process that holds it, so a killed process leaves nothing to clean up, and it
 * holds between containers that share a folder, where process numbers say nothing. Gives what lets it go.
 */
export function lockFolder(folder: string): () => void {
  const ownerFile = join(folder, 'owner');
  const file = lockFile(join(folder, 'lock'), (thrown) => {
    const locked = thrown instanceof Error && thrown.message.includes('is locked');
    const what = locked
      ? `${ownerOf(ownerFile)} uses ${folder}; stop it`
      : `cannot lock ${folder} (${String(thrown)})`;
    return new AppError('folder-unusable', `${what}, or set DATA_DIR to another folder`, { cause: thrown });
  });
  writeFileSync(ownerFile, `${process.pid}\n`);
  return () => {
    rmSync(ownerFile, { force: true });
    file.close();
  };
}

function lockFile(path: string, explain: (thrown: unknown) => AppError): DatabaseSync {
  let file: DatabaseSync | undefined;
  try {
    // Nobody else in this process may open the file: closing any handle on it would drop the lock.
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('begin exclusive');
    return file;
  } catch (thrown) {
    file?.close();
    throw explain(thrown);
  }
}

function ownerOf(ownerFile: string): string {
  try {
    return `another process (${readFileSync(ownerFile, 'utf8').trim()})`;
  } catch {
    return 'another process';
  }
}
