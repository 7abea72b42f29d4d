import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';

/** The part of the package that is used here: it brings no types. */
interface S3Program {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
type S3Constructor = new (options: object) => S3Program;

/** What its only account is called: the package has no other. */
export const s3Keys = { id: 'S3RVER', secret: 'S3RVER' };

export interface S3Server {
  /** Of the bucket `files`. */
  readonly bucketUrl: string;
  readonly endpoint: string;
  close(): Promise<void>;
}

/** A store that speaks S3, on a port of its own, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const Program = createRequire(import.meta.url)('s3rver') as S3Constructor;
  const directory = mkdtempSync(join(tmpdir(), 'parcours-s3-'));
  const program = new Program({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await program.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    bucketUrl: `${endpoint}/files`,
    close: async () => {
      await program.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
