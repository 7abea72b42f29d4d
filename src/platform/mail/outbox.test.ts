import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { finishedMail } from '#tests/support/finished-mail.ts';
import { createOutbox } from './outbox.ts';

const room = mkdtempSync(join(tmpdir(), 'outbox-'));
afterAll(() => rm(room, { recursive: true }));

const log = createLog('silent');
let nth = 0;
let folder = '';
const clock = fixedClock('2026-11-17T22:10:10Z');
beforeEach(() => {
  folder = join(room, String((nth += 1)), 'outbox');
});
const open = () => createOutbox({ folder, clock, log });

describe('the outbox', () => {
  it('keeps a mail and gives it back as it was', async () => {
    const outbox = open();
    const mail = finishedMail();
    expect(await outbox.list()).toEqual([]);
    const { kind, answer } = await outbox.send(mail);
    const [kept] = await outbox.list();
    expect({ kind, answer }).toEqual({ kind: 'accepted', answer: `kept in the outbox as ${kept?.id}` });
    expect(kept).toMatchObject({ mail, keptAtMs: clock.now() });
    const read = await outbox.read(kept?.id ?? '');
    expect(read).toMatchObject({ mail });
    expect(read?.eml.toString()).toContain(`Message-ID: ${mail.messageId}\r\n`);
  });

  it('writes for its user alone', async () => {
    await open().send(finishedMail());
    const names = await readdir(folder);
    expect(names.map((name) => name.replace(/^[^.]*/, '')).sort()).toEqual(['.eml', '.json']);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('keeps the newest 200, and nothing of the others', async () => {
    const outbox = open();
    for (let each = 0; each < 203; each += 1) {
      clock.advance(1000);
      await outbox.send(finishedMail({ subject: `Mail ${each}`, messageId: `<${each}@example.org>` }));
    }
    const subjects = (await outbox.list()).map(({ mail }) => mail.subject);
    expect(subjects).toHaveLength(200);
    expect([subjects[0], subjects.at(-1)]).toEqual(['Mail 202', 'Mail 3']);
    expect(await readdir(folder)).toHaveLength(400);
  });

  it('takes mails of several processes at once', async () => {
    const all = [open(), open(), open()].flatMap((outbox, process) =>
      Array.from({ length: 40 }, (_, each) =>
        outbox.send(finishedMail({ messageId: `<${process}.${each}@example.org>` })),
      ),
    );
    expect(new Set((await Promise.all(all)).map(({ kind }) => kind))).toEqual(new Set(['accepted']));
    expect(await open().list()).toHaveLength(120);
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it.each(['../../x', '/etc/passwd', 'a\0b', '..', 'x'.repeat(100)])(
    'names no file after what a mail says: %j',
    async (text) => {
      const outbox = open();
      const messageId = `<${text.replaceAll('\0', '')}@example.org>`;
      expect(await outbox.send(finishedMail({ subject: text, text, messageId }))).toMatchObject({
        kind: 'accepted',
      });
      for (const name of await readdir(folder)) expect(name).toMatch(/^\d{15}-[0-9a-f]{24}\.(?:eml|json)$/);
      expect(await readdir(join(folder, '..'))).toEqual(['outbox']);
    },
  );

  it('reads nothing but its own mails', async () => {
    const outbox = open();
    await outbox.send(finishedMail());
    await writeFile(join(folder, 'secret.json'), '{}');
    for (const id of ['secret', '../secret', '..', '', 'a/b', `${'0'.repeat(15)}-${'0'.repeat(24)}`])
      expect(await outbox.read(id)).toBeUndefined();
    expect(await outbox.list()).toHaveLength(1);
  });

  it('shows the others where one cannot be read', async () => {
    const outbox = open();
    await outbox.send(finishedMail());
    const name = `${'0'.repeat(15)}-${'0'.repeat(24)}.json`;
    for (const content of ['', '{"keptAtMs":1}', '[]']) {
      await writeFile(join(folder, name), content);
      expect(await outbox.list()).toHaveLength(1);
    }
  });

  it('says so where it cannot be written, and refuses for good what is no mail', async () => {
    await writeFile(join(room, 'file'), '');
    const broken = createOutbox({ folder: join(room, 'file', 'outbox'), clock, log });
    expect(await broken.send(finishedMail())).toMatchObject({ kind: 'refused', isForGood: false });
    await expect(broken.check()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(open().check()).resolves.toBeUndefined();
    expect(await open().send(finishedMail({ to: 'nobody' }))).toMatchObject({
      kind: 'refused',
      isForGood: true,
    });
    expect(await readFile(join(room, 'file'), 'utf8')).toBe('');
  });
});
