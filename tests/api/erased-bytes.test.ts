import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personToken, poolOf, signIn, writeMember } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage } from '#tests/support/accounts-stage.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import { createBackupStage, fillEmbedded } from '#tests/support/backup-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { memberVisitsOf } from '#tests/support/logged-in.ts';
import { startMailSink, type MailSink } from '#tests/support/mail-sink.ts';

const backups = createBackupStage();
let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(async () => {
  await sink.close();
  backups.remove();
});

const person = {
  firstName: 'Zenobrine',
  lastName: 'Introuvabilis',
  mail: 'zq7.introuvable@exemple.ca',
  password: 'vzq-secret-9',
};
const words = [person.firstName, person.lastName, 'zq7.introuvable', 'zq7.sujet', person.password];

/** The files below a folder that have any of the words, with each of them. */
const foundIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const bytes = readFileSync(file);
      return words
        .filter((word) => bytes.includes(word))
        .map((word) => `${file.slice(folder.length)}: ${word}`);
    });

describe('somebody who was erased', () => {
  it('is in no file of the data folder and in no backup', { timeout: 180_000 }, async () => {
    const dataDir = backups.newDataDir();
    mkdirSync(dataDir);
    await fillEmbedded(dataDir);
    const stage = await startAccountsStage({
      settings: { ...accountSettings, SMTP_URL: sink.url },
      dataDir,
      config: { databaseUrl: undefined, databaseFolder: join(dataDir, 'database') },
    });
    try {
      const { mail } = person;
      const uid = await writeMember(stage, person);
      await memberVisitsOf(() => stage).logIn(person);
      await stage.call('/api/newsletter/subscribe', {
        json: { mail, organization: 'zq7.sujet', recaptchaToken: await personToken(stage) },
      });
      await poolOf(stage).query(
        `insert into form_submission (id, form_id, form_title, langcode, answers, labels, created_at, erase_at)
         values (gen_random_uuid(), 'contact', '{}', 'fr', $1, '{}', now(), now() + interval '9 days')`,
        [JSON.stringify({ courriel: mail, texte: person.lastName })],
      );
      await poolOf(stage).query('analyze');
      await poolOf(stage).query('checkpoint');
      const { token } = await signIn(stage, person);
      expect((await stage.call(`/user/${uid}`, { method: 'DELETE', token })).status).toBe(204);
      const erased = await stage.app.get('/services/content/staff/forms/erase', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${deriveKey(await readSecret(undefined, dataDir), 'editor')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ mail }),
      });
      expect(erased.status, await erased.clone().text()).toBe(200);
      await eventually(() => expect(sink.mails.at(-1)?.raw).toContain(mail));
      await eventually(async () => {
        const { rows } = await poolOf(stage).query<{ n: number }>(
          'select count(*)::int as n from mail where recipient is not null',
        );
        expect(rows[0]?.n).toBe(0);
      });
    } finally {
      await stage.app.close();
    }
    expect(foundIn(dataDir), 'nothing was found that could go').not.toEqual([]);
    const folder = join(backups.folder, 'made');
    mkdirSync(folder);
    expect(await backups.run({ dataDir }, 'make', join(folder, 'plain'), '--plain')).toMatch(
      /^[^\n]*is made/,
    );
    expect(foundIn(folder)).toEqual([]);
    expect(foundIn(dataDir)).toEqual([]);
    // What was not erased is still there.
    expect(await backups.run({ dataDir }, 'check', join(folder, 'plain'), '--plain')).toContain('is whole');
  });
});
