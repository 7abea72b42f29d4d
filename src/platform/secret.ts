import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';

/** The installation's secret: the one given, else the one of the data folder, made at the first start. */
export async function readSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataDir, 'secret');
  try {
    await mkdir(dataDir, { recursive: true });
    const made = randomBytes(32).toString('base64url');
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return (await readFile(file, 'utf8')).trim();
    throw new AppError('folder-unusable', `The data folder ${dataDir} cannot be written to: make it writable or set DATA_DIR`, { cause });
  }
}

/** A key for one purpose alone, so that no two uses share one. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
