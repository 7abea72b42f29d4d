import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountsOf,
  dumpDatabase,
  linkParts,
  personToken,
  poolOf,
  signIn,
  writeMember,
} from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailSink, type MailSink } from '#tests/support/mail-sink.ts';
import { memberVisitsOf } from '#tests/support/logged-in.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';

/** No words of the program or of its content. */
const person = {
  firstName: 'Zéphyrinette',
  lastName: 'Introuvabilis',
  mail: 'zq7.introuvable@exemple.ca',
  password: 'vzq-secret-9',
};
const movedTo = 'zq8.deplacee@exemple.ca';
const marks = [person.firstName, person.lastName, 'zq7', 'zq8', person.password];

/** The tables that say something of the person, and what. */
function findIn(dump: ReadonlyMap<string, string>): string[] {
  return [...dump].flatMap(([table, text]) => {
    const lower = text.toLowerCase();
    return marks.filter((mark) => lower.includes(mark.toLowerCase())).map((mark) => `${table}: ${mark}`);
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('somebody who has deleted their account', () => {
  let stage: AccountsStage;
  const visits = memberVisitsOf(() => stage);
  const notices = noticeWriter(() => stage.app);
  beforeAll(async () => {
    stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
  }, 60_000);
  afterAll(() => stage.app.close());

  /** Uses everything there is. */
  async function live(): Promise<{ uid: number; token: string }> {
    const { uid, token, uuid } = await stage.join(person);
    const own = { token, method: 'PATCH' } as const;
    const terms = await stage.app.get('/services/content/api/taxonomyTerms/routes?page[limit]=1');
    const { data } = (await terms.json()) as { data: { id: string }[] };
    await stage.call(`/user/${uid}`, {
      ...own,
      json: { subscribe_selected_notices: [{ target_uuid: data[0]?.id }], subscribe_general_notices: true },
    });
    const optins_list = ['newsletter', 'route_notices'].map((code) => ({ code, subscribed: true }));
    await stage.call('/api/di/subscriptions/update', { token, json: { uid, optins_list } });
    const profile = { type: 'customerProfile', attributes: { zip_code: 'G1K', gender: 'woman' } };
    const type = 'application/vnd.api+json';
    await stage.call('/api/customerProfile', { token, type, json: { data: profile } });
    await visits.logIn(person);
    await accountsOf(stage).tellOfNotices();
    await notices.publish({ title: 'Tempête', general: true, notice_type: 'eleve' });
    await accountsOf(stage).tellOfNotices();
    await stage.call('/user/lost-password', { json: { mail: person.mail } });
    await stage.call('/oauth/token', { form: { grant_type: 'password', username: person.mail } });
    await stage.call('/api/newsletter/subscribe', {
      json: { mail: person.mail, organization: 'autre', recaptchaToken: await personToken(stage) },
    });
    await stage.mailsTo(person.mail, 4);
    const move = { mail: movedTo, name: movedTo, pass: [{ existing: person.password }] };
    await stage.call(`/user/${uid}`, { ...own, json: move });
    const [sent] = await stage.mailsTo(movedTo);
    const path = `/activate/user/${linkParts(sent?.link ?? '')}`;
    await stage.call(path, { json: { pass: person.password } });
    const again = await signIn(stage, { mail: movedTo, password: person.password });
    await visits.logIn({ ...person, mail: movedTo });
    expect((await stage.call(`/api/users/${uuid}`, again)).status).toBe(200);
    return { uid, token: again.token };
  }

  it(
    'is found in no table, no log and no file but the outbox, which is the mail server of newcomers',
    { timeout: 60_000 },
    async () => {
      const { uid, token } = await live();
      const before = findIn(await dumpDatabase(poolOf(stage)));
      expect(before.join()).toMatch(/account: .*newsletter_subscription: /);
      expect((await stage.call(`/user/${uid}`, { method: 'DELETE', token })).status).toBe(204);
      await stage.mailsTo(movedTo, 2);
      await eventually(async () => expect(findIn(await dumpDatabase(poolOf(stage)))).toEqual([]));
      expect([...(await dumpDatabase(poolOf(stage))).keys()]).toEqual(
        expect.arrayContaining(['public.account', 'public.mail', 'public.site_session', 'job_queue.job']),
      );
      expect(
        findIn(new Map([['logs', stage.app.logs.map((line) => JSON.stringify(line)).join('\n')]])),
      ).toEqual([]);
      const others = filesIn(stage.app.dataDir)
        .map((file) => relative(stage.app.dataDir, file))
        // What a database has erased may stay in its own files until it writes over them.
        .filter((file) => !file.startsWith('outbox') && !file.startsWith('database'));
      const read = others.map(
        (file) => [file, readFileSync(join(stage.app.dataDir, file), 'latin1')] as const,
      );
      expect(findIn(new Map(read))).toEqual([]);
    },
  );

  it('may come back, as somebody new', async () => {
    const { mail, password: pass, firstName, lastName } = person;
    const count = (await stage.mailsTo(mail, 0)).length;
    await stage.call('/user/register', { json: { mail, first_name: firstName, last_name: lastName } });
    const sent = (await stage.mailsTo(mail, count + 1)).at(-1);
    const parts = linkParts(sent?.link ?? '');
    expect((await stage.call(`/activate/user/${parts}`, { json: { pass } })).status).toBe(200);
    const uid = Number(parts.split('/')[0]);
    const { token } = await signIn(stage, person);
    const { body } = await stage.call('/api/di/subscriptions/get', { token, json: { uid } });
    expect(JSON.stringify(body)).not.toContain('true');
  });
});

describe('the last mail of an account', () => {
  let stage: AccountsStage;
  let sink: MailSink;
  beforeAll(async () => {
    sink = await startMailSink();
    stage = await startAccountsStage({ settings: { ...accountSettings, SMTP_URL: sink.url } });
  }, 60_000);
  afterAll(async () => {
    await stage.app.close();
    await sink.close();
  });

  /** Deletes an account; the mail server does this with the mail about it. */
  async function endWith(reaction: Parameters<MailSink['will']>[0]): Promise<void> {
    sink.will(reaction);
    const uid = await writeMember(stage, person);
    const { token } = await signIn(stage, person);
    await stage.call(`/user/${uid}`, { method: 'DELETE', token });
  }
  const tryAgain = async () => {
    await poolOf(stage).query(`update job_queue.job set start_after = now() where state < 'completed'`);
    accountsOf(stage).act.mails.wake();
  };
  const found = async () => findIn(await dumpDatabase(poolOf(stage)));

  it('is all that is left while it waits, and its address goes once it has left', async () => {
    await endWith({ status: 451, words: `4.3.0 <${person.mail}> later` });
    await eventually(async () => expect(sink.told).toBeGreaterThan(0));
    expect(await found()).toEqual(['public.mail: zq7']);
    sink.will('accept');
    await eventually(async () => {
      await tryAgain();
      expect(await found()).toEqual([]);
    });
    expect(sink.mails.at(-1)?.to).toBe(person.mail);
  });

  it('leaves no address either where it comes back for good', async () => {
    await endWith({
      status: 550,
      words: `5.1.1 <${person.mail}>: user ${person.mail.split('@')[0]} unknown`,
    });
    await eventually(async () => expect(await found()).toEqual([]));
    const logs = stage.app.logs.map((line) => JSON.stringify(line)).join('\n');
    expect(findIn(new Map([['logs', logs]]))).toEqual([]);
  });
});
