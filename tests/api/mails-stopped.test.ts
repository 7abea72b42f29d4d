import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personToken, poolOf, signIn, writeMember } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { chooseNotices } from '#tests/support/followers.ts';
import { startMailSink, type MailSink } from '#tests/support/mail-sink.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';
import { usersCommandOf } from '#tests/support/users-command.ts';

let sink: MailSink;
let stage: AccountsStage;
const notices = noticeWriter(() => stage.app);
const run = usersCommandOf(() => stage);
beforeAll(async () => {
  sink = await startMailSink();
  const settings = { ...accountSettings, SMTP_URL: sink.url, OPEN_SERVICES: 'accounts,content' };
  stage = await startAccountsStage({
    settings,
    parts: ['site', 'content', 'schedule', 'accounts', 'cache'],
  });
  await look();
}, 60_000);
afterAll(async () => {
  await stage.app.close();
  await sink.close();
});
beforeEach(() => sink.will('accept'));

const look = async () => stage.app.app.accounts?.tellOfNotices();
const lines = ['801', '800'];
const delayOf = (number: string) => [{ type: 'delay' as const, routes: [{ name: number }], minutes: 5 }];
const away = { status: 451, words: '4.3.0 Try later' } as const;
const refused = { status: 550, words: '5.1.1 No such user' } as const;
const sixteenHoursMs = 16 * 3_600_000;

let count = 0;
/** Somebody who follows lines. */
async function follower({ daily = false } = {}) {
  const person = { mail: `voyageuse.${(count += 1)}@exemple.ca`, password: 'soleil-bleu' };
  const uid = await writeMember(stage, person);
  const member = { ...person, uid, ...(await signIn(stage, person)) };
  await chooseNotices(stage, member, { lines });
  const path = `/user/${uid}?_format=json`;
  const json = { daily_digest: [{ value: daily }] };
  await stage.call(path, { method: 'PATCH', token: member.token, json });
  return member;
}

const arrivedTo = (mail: string) => sink.mails.filter(({ to }) => to === mail);
const subjectsTo = (mail: string) => arrivedTo(mail).map(({ raw }) => readableOf(raw));
const listed = async (mail: string) =>
  (
    await poolOf(stage).query<{ id: string; kind: string; state: string }>(
      `select mail.id, mail.kind, mail.state from mail left join account on account.id = account_id
     left join newsletter_subscription as news on news.id = newsletter_id
     where coalesce(account.mail, news.mail) = $1 order by mail.created_at`,
      [mail],
    )
  ).rows;
/** Waits until the last mail to somebody is in this state. */
const untilIs = async (mail: string, state: string) =>
  eventually(async () => expect((await listed(mail)).at(-1)?.state).toBe(state));
const hurry = async () =>
  void (await poolOf(stage).query(
    `update job_queue.job set start_after = now() where id in (
       select id from job_queue.job where state = 'retry' for update skip locked)`,
  ));

/** Its text, whichever way it is encoded for the journey. */
function readableOf(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('a notice that waits to leave', () => {
  it('does not, once who it is for has stopped such notices', async () => {
    const rider = await follower();
    sink.will(away);
    await notices.publish({ title: 'Retards sur le 801', effects: delayOf('801') });
    await look();
    await eventually(async () => {
      const { rows } = await poolOf(stage).query('select 1 from mail where account_id = $1 and tries > 0', [
        rider.uid,
      ]);
      expect(rows).toHaveLength(1);
    });
    await chooseNotices(stage, rider, { lines: ['800'] });
    sink.will('accept');
    await eventually(async () => {
      await hurry();
      expect((await listed(rider.mail)).at(-1)?.state).toBe('dropped');
    });
    expect(arrivedTo(rider.mail)).toEqual([]);
    expect(await run('why', rider.mail)).toMatch(
      /told \(new\): mail dropped, they have stopped these notices/,
    );
  });
});

describe('the mail of the morning', () => {
  it('leaves out what its reader stopped the evening before, and is told of as what it is', async () => {
    const rider = await follower({ daily: true });
    await notices.publish({ title: 'Retards sur le 801, la veille', effects: delayOf('801') });
    await notices.publish({ title: 'Retards sur le 800, la veille', effects: delayOf('800') });
    await look();
    const evening = await run('why', rider.mail);
    expect(evening.match(/to be told \(new\) with the mail of the next morning/g)).toHaveLength(2);
    await chooseNotices(stage, rider, { lines: ['800'] });
    stage.app.clock.advance(sixteenHoursMs);
    await look();
    await eventually(() => expect(arrivedTo(rider.mail)).toHaveLength(1));
    const [text = ''] = subjectsTo(rider.mail);
    expect(text).toContain('Retards sur le 800, la veille');
    expect(text).not.toContain('Retards sur le 801, la veille');
    await untilIs(rider.mail, 'sent');
    const printed = await run('why', rider.mail);
    expect(printed).toMatch(/800, la veille\n {2}told \(new\): mail sent/);
    expect(printed).toMatch(/801, la veille\n {2}not told: .* none of the routes/);
  });

  it('is not written to who stopped all of it, nor to who is not there any more', async () => {
    const [silent, bounced] = [await follower({ daily: true }), await follower({ daily: true })];
    await notices.publish({ title: 'Encore des retards sur le 801', effects: delayOf('801') });
    await look();
    await chooseNotices(stage, silent, {});
    await poolOf(stage).query('update account set bounced_at = now() where id = $1', [bounced.uid]);
    stage.app.clock.advance(1.5 * sixteenHoursMs);
    await look();
    expect([...(await listed(silent.mail)), ...(await listed(bounced.mail))]).toEqual([]);
    expect([...arrivedTo(silent.mail), ...arrivedTo(bounced.mail)]).toEqual([]);
    expect(await run('why', bounced.mail)).toMatch(/not told: /);
  });
});

describe('a mail that came back', () => {
  const askForReset = (mail: string) => stage.call('/user/lost-password', { json: { mail } });

  it('is sent again by staff, who are written down', async () => {
    const rider = await follower();
    sink.will(refused);
    await askForReset(rider.mail);
    await untilIs(rider.mail, 'bounced');
    sink.will('accept');
    const [{ id } = { id: '' }] = await listed(rider.mail);
    expect(await run('mails', rider.mail)).toContain(`${id}  reset`);
    await run('resend', id);
    await eventually(() => expect(arrivedTo(rider.mail)).toHaveLength(1));
    expect(await run('log', rider.mail)).toMatch(/Ève Roy {2}resend .*"kind":"reset"/);
  });

  it('is sent again to who has no profile, too', async () => {
    const mail = 'lectrice@exemple.ca';
    sink.will(refused);
    const asked = { mail, langcode: 'fr', organization: 'rtc', recaptchaToken: await personToken(stage) };
    await stage.call('/api/newsletter/subscribe', { json: asked });
    await untilIs(mail, 'bounced');
    sink.will('accept');
    await run('resend', (await listed(mail))[0]?.id ?? '');
    await eventually(() => expect(arrivedTo(mail)).toHaveLength(1));
  });

  it('is not sent again where it told of a notice, alone or with others', async () => {
    for (const daily of [false, true]) {
      const rider = await follower({ daily });
      sink.will(refused);
      await notices.publish({ title: `Retards ${daily}`, effects: delayOf('801') });
      await look();
      stage.app.clock.advance(1.5 * sixteenHoursMs);
      await look();
      await untilIs(rider.mail, 'bounced');
      const [{ id, kind } = { id: '', kind: '' }] = await listed(rider.mail);
      expect(kind).toBe(daily ? 'digest' : 'notice');
      await expect(run('resend', id)).rejects.toThrow('A notice of before is not sent again.');
    }
  });
});
