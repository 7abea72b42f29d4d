import { request as askHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fidOf, openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';
import { badUploads, soundUploads } from '#tests/support/uploads.ts';

let stage: FormsStage;
beforeAll(async () => {
  stage = await openFormsStage({ trustProxy: 1 });
});
afterAll(() => stage.close());

const refusal = 'Unprocessable Entity: file validation failed.\n';
const path = '/file/upload/node/files/exemple_files?_format=json';
const octets = { 'content-type': 'application/octet-stream' };
const keptCount = async () => {
  const { rows } = await stage.database.pool.query<{ count: number }>(
    'select count(*)::int as count from form_file',
  );
  return rows[0]?.count ?? 0;
};

describe('a file of a form', () => {
  it.each(['pdf', 'jpg', 'png'] as const)('is kept for the form that will name it: %s', async (ending) => {
    const answer = await stage.sendFile('exemple', `Reçu nº 1.${ending}`, soundUploads[ending]);
    expect(answer.status).toBe(201);
    expect(fidOf(answer)).toBeGreaterThan(0);
    expect(answer.at('filename.0.value')).toBe(`Reçunº1.${ending}`);
    expect(answer.at('status.0.value')).toBe(false);
    expect(answer.at('uri')).toEqual([]);
  });

  it.each(Object.entries(badUploads))('is refused, and not kept: %s', async (_what, { name, bytes }) => {
    const before = await keptCount();
    const answer = await stage.sendFile('exemple', name, bytes);
    expect([answer.status, String(answer.at('message')).startsWith(refusal)]).toEqual([422, true]);
    expect(await keptCount()).toBe(before);
  });

  it('of a kind that the form does not take is refused', async () => {
    const answer = await stage.sendFile('exemple', 'lettre.docx', soundUploads.docx);
    expect([answer.status, answer.at('message')]).toEqual([
      422,
      `${refusal}Seuls ces types de fichiers sont acceptés\u00a0: pdf, jpg, png.`,
    ]);
  });

  it('that is too large is refused in the same words, whether or not it was read to its end', async () => {
    for (const size of [1_000_001, 6 * 1024 * 1024]) {
      const answer = await stage.sendFile('exemple', 'a.pdf', Buffer.alloc(size, 32));
      expect([answer.status, String(answer.at('message')).startsWith(refusal)]).toEqual([422, true]);
    }
  });

  it.each([
    ['another media type', 415, path, { 'content-type': 'application/pdf' }],
    ['no name', 400, path, octets],
    ['a name without quotes', 400, path, { ...octets, 'content-disposition': 'file; filename=a.pdf' }],
    ['the extended name', 400, path, { ...octets, 'content-disposition': 'file; filename*="a.pdf"' }],
    [
      'no such form',
      404,
      '/file/upload/node/files/x_files',
      { ...octets, 'content-disposition': 'file; filename="a"' },
    ],
    [
      'a form without files',
      404,
      '/file/upload/node/files/commentaire_files',
      { ...octets, 'content-disposition': 'file; filename="a"' },
    ],
    [
      'no such field',
      404,
      '/file/upload/node/files/exemple',
      { ...octets, 'content-disposition': 'file; filename="a"' },
    ],
    [
      'another format',
      406,
      path.replace('json', 'xml'),
      { ...octets, 'content-disposition': 'file; filename="a"' },
    ],
  ])('is refused for %s', async (_what, status, url, headers) => {
    const answer = await stage.send('POST', url, headers, soundUploads.pdf);
    expect(answer.status).toBe(status);
  });

  it('waits for its form for six hours, and goes then', async () => {
    const fid = fidOf(await stage.sendFile('exemple', 'a.pdf', soundUploads.pdf));
    const isThere = async () => {
      await stage.forms?.eraseWhatIsDue();
      const { rowCount } = await stage.database.pool.query('select 1 from form_file where id = $1', [fid]);
      return rowCount === 1;
    };
    stage.clock.advance(6 * 3_600_000 - 1000);
    expect(await isThere()).toBe(true);
    stage.clock.advance(2000);
    expect(await isThere()).toBe(false);
  });

  it('has no room beside others of its network that wait, while the files of others have', async () => {
    const first = await stage.sendFile('exemple', 'a.pdf', soundUploads.pdf, 'greedy');
    await stage.database.pool.query('update form_file set size = $2 where id = $1', [
      fidOf(first),
      60 * 1024 * 1024,
    ]);
    const more = await stage.sendFile('exemple', 'b.pdf', soundUploads.pdf, 'greedy');
    expect(more.status).toBe(429);
    expect((await stage.sendFile('exemple', 'c.pdf', soundUploads.pdf, 'modest')).status).toBe(201);
  });
});

describe('files over sockets', () => {
  beforeAll(() => stage.app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['203.0.113.1:1001', '203.0.113.2:1002'],
    ['[2001:db8:9:1::1]:1001', '[2001:db8:9:2::1]:1002'],
  ])('come from one network also where a proxy writes its ports: %s, %s', async (first, second) => {
    await stage.database.pool.query('delete from form_file');
    const { port } = stage.app.server.address() as AddressInfo;
    const send = async (from: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { ...octets, 'content-disposition': 'file; filename="a.pdf"', 'x-forwarded-for': from },
        body: new Uint8Array(soundUploads.pdf),
      });
      return answer.status;
    };
    expect(await send(first)).toBe(201);
    await stage.database.pool.query('update form_file set size = $1', [60 * 1024 * 1024]);
    expect([await send(second), await send('198.51.100.1')]).toEqual([429, 201]);
  });

  it(
    'are taken or sent away, a thousand at once, and what is in memory stays bounded',
    { timeout: 120_000 },
    async () => {
      await stage.database.pool.query('delete from form_file');
      const { port } = stage.app.server.address() as AddressInfo;
      const bytes = Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.alloc(300_000, 32),
        Buffer.from('%%EOF'),
      ]);
      const send = (_: unknown, nth: number) =>
        new Promise<number>((resolve) => {
          const asked = askHttp(
            {
              port,
              path,
              method: 'POST',
              headers: {
                ...octets,
                'content-length': bytes.length,
                // So many are one caller's, and so many are others'.
                'x-forwarded-for':
                  nth % 2 === 0 ? '203.0.113.1' : `198.51.${Math.trunc(nth / 250)}.${nth % 250}`,
                'content-disposition': 'file; filename="a.pdf"',
              },
            },
            (answer) => {
              answer.resume();
              resolve(answer.statusCode ?? 0);
            },
          );
          // Sent away before it had sent everything: the connection is closed.
          asked.on('error', () => resolve(0));
          asked.end(bytes);
        });
      const before = process.memoryUsage.rss();
      let most = 0;
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - before)), 20);
      const statuses = await Promise.all(Array.from({ length: 1000 }, send));
      clearInterval(watch);
      const taken = statuses.filter((status) => status === 201).length;
      expect(statuses.filter((status) => ![0, 201, 429, 503].includes(status))).toEqual([]);
      expect(taken).toBeGreaterThan(0);
      expect(await keptCount()).toBe(taken);
      // All of them would be 300 MB, besides what a thousand connections take.
      expect(most).toBeLessThan(250 * 1024 * 1024);
    },
  );
});
