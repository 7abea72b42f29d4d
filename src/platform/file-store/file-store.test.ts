import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { s3Keys, startS3Server } from '#tests/support/s3-server.ts';
import { startUpstream } from '#tests/support/upstream.ts';
import { largestFileBytes, type FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

const region = 'us-east-1';
const folder = mkdtempSync(join(tmpdir(), 'parcours-files-'));
const server = await startS3Server();
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256);
const name = hash('sha256', bytes).slice(0, 40);
const variant = `${name}.large.avif`;

describe.each<[string, FileStore]>([
  ['a folder', createFolderStore(join(folder, 'files'))],
  ['a bucket', createS3Store({ address: `${server.bucketUrl}/parcours`, region }, s3Keys)],
])('files in %s', (_kind, store) => {
  it('are not there before they are put', async () => {
    await store.check();
    expect(await store.has(name)).toBe(false);
    expect(await store.get(name)).toBeUndefined();
  });

  it('come back byte for byte, as often as they are asked for', async () => {
    await store.put(name, bytes, 'image/png');
    expect(await store.has(name)).toBe(true);
    for (const _again of [1, 2]) expect(Buffer.from((await store.get(name)) ?? []).equals(bytes)).toBe(true);
  });

  it('may be put twice, and by two at once', async () => {
    await Promise.all([store.put(name, bytes, 'image/png'), store.put(name, bytes, 'image/png')]);
    expect((await store.get(name))?.length).toBe(bytes.length);
  });

  it('stand beside their variants', async () => {
    await store.put(variant, bytes.subarray(0, 10), 'image/avif');
    expect((await store.get(variant))?.length).toBe(10);
    expect((await store.get(name))?.length).toBe(bytes.length);
  });

  it.each(['../secret', 'a', `${name}/..`, `${name}.a.b.c`, `${name}\u0000`, name.toUpperCase(), ''])(
    'have no other names than hashes: %j',
    async (odd) => {
      const outcomes = await Promise.allSettled([
        (async () => store.get(odd))(),
        (async () => store.has(odd))(),
        (async () => store.put(odd, bytes, 'text/plain'))(),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    },
  );
});

describe('a folder of files', () => {
  it('is for its user alone, and keeps no half of a file', async () => {
    const own = join(folder, 'closed');
    const before = process.umask(0o077);
    await createFolderStore(own)
      .put(name, bytes, 'image/png')
      .finally(() => process.umask(before));
    const inner = join(own, name.slice(0, 2));
    expect(statSync(own).mode & 0o777).toBe(0o700);
    expect(statSync(join(inner, name)).mode & 0o777).toBe(0o600);
    expect(readdirSync(inner)).toEqual([name]);
  });

  it('says that it cannot be used where a file stands in its place', async () => {
    const taken = join(folder, 'taken');
    writeFileSync(taken, '');
    const store = createFolderStore(taken);
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.put(name, bytes, 'image/png')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a bucket that is ill', () => {
  const storeAt = (address: string, keys = s3Keys) => createS3Store({ address, region }, keys, 300);

  it('is unavailable with wrong keys, and tells no key', async () => {
    const store = storeAt(server.bucketUrl, { id: 'canary-of-an-id', secret: 'canary-of-a-secret' });
    const fault = await store.get(name).catch((thrown: unknown) => thrown);
    expect(fault).toMatchObject({ code: 'unavailable' });
    expect(JSON.stringify(fault) + String(fault)).not.toContain('canary');
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is unavailable where nobody listens, where nobody answers, and where nobody stops', async () => {
    const silent = await startUpstream(() => new Promise(() => undefined));
    const endless = await startUpstream(() => ({ body: 'x'.repeat(largestFileBytes + 1) }));
    const broken = await startUpstream(() => ({ status: 500, body: 'broken' }));
    for (const address of ['http://127.0.0.1:9', silent.url, endless.url, broken.url])
      await expect(storeAt(`${address}/files`).get(name)).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([silent.close(), endless.close(), broken.close()]);
  });
});
