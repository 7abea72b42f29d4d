import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportJson } from '#contract/accounts/export.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { chooseNotices } from '#tests/support/followers.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';

let stage: AccountsStage;
const notices = noticeWriter(() => stage.app);
beforeAll(async () => {
  stage = await startAccountsStage({
    settings: accountSettings,
    parts: ['site', 'content', 'schedule', 'accounts', 'cache'],
  });
  await look();
}, 60_000);
afterAll(() => stage.app.close());

const look = async () => stage.app.app.accounts?.tellOfNotices();
const number = '801';
const weekdays = [1, 2, 3, 4, 5];
const mornings = { weekdays, hours: [{ fromS: 6 * 3600, untilS: 9 * 3600 }] };

type Wanted = Parameters<typeof chooseNotices>[2] & Parameters<AccountsStage['join']>[0];

/** Somebody who follows lines, with a profile of their own. */
async function follower({ general, lines, moments, ...person }: Wanted) {
  const member = await stage.join(person);
  await chooseNotices(stage, member, { general, lines, moments });
  return member;
}

const subjects = async (address: string, atLeast: number) =>
  (await stage.mailsTo(address, atLeast)).map(({ subject }) => subject);

describe('a notice', () => {
  it('is mailed to those who follow its line, in their language and with their reason, and to no one else', async () => {
    const [rider, anglophone, other] = [
      await follower({ lines: [number], firstName: 'Jeanne' }),
      await follower({ lines: [number], locale: 'en' }),
      await follower({ lines: ['800'], general: true }),
    ];
    await notices.publish({
      title: 'Le 801 évite la rue du Pont',
      titleEn: 'The 801 avoids Rue du Pont',
      effects: [{ type: 'detour', routes: [{ name: number }] }],
    });
    await look();
    const [, french] = await stage.mailsTo(rider.mail, 2);
    expect(french?.subject).toContain('Le 801 évite la rue du Pont');
    expect(french?.text).toMatch(/parce que vous suivez le parcours\s801/);
    expect(french?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/_desabonnement\/\d+\/avis\/\d+\/[\w-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const [, english] = await stage.mailsTo(anglophone.mail, 2);
    expect(english?.subject).toContain('The 801 avoids Rue du Pont');
    expect(await subjects(other.mail, 1)).toHaveLength(1);
  });

  it('for everyone goes to those who asked for general notices', async () => {
    const someone = await follower({ general: true });
    const silent = await follower({ lines: [number] });
    await notices.publish({ title: 'Tempête : service réduit', general: true, notice_type: 'eleve' });
    await look();
    expect(await subjects(someone.mail, 2)).toContainEqual(expect.stringContaining('Tempête'));
    expect((await subjects(silent.mail, 1)).join()).not.toContain('Tempête');
  });

  it('is told again when it changes, not when it is merely saved, and once more when it ends before its time', async () => {
    const rider = await follower({ lines: [number] });
    const effects = [{ type: 'delay' as const, routes: [{ name: number }], minutes: 10 }];
    const id = await notices.publish({ title: 'Retards sur le 801', effects });
    await look();
    expect(await subjects(rider.mail, 2)).toHaveLength(2);
    await notices.change(id, { title: 'Retards sur le 801' });
    await look();
    await notices.change(id, { title: 'Gros retards sur le 801' });
    await look();
    expect(await subjects(rider.mail, 3)).toHaveLength(3);
    await notices.withdraw(id);
    await look();
    const all = await subjects(rider.mail, 4);
    expect(all).toHaveLength(4);
    expect(all[2]).toMatch(/^Mise à jour/);
    expect(all[3]).toMatch(/^Terminé/);
  });

  it('at other hours than those chosen is not mailed, and why is written down', async () => {
    const rider = await follower({ lines: [number], moments: mornings });
    const at = (day: number, hour: string) => `2026-11-${day}T${hour}:00-05:00`;
    await notices.publish({
      title: 'Un soir sans 801',
      effects: [
        { type: 'trips_cancelled', routes: [{ name: number }], start: at(18, '19:00'), end: at(18, '22:00') },
      ],
    });
    await notices.publish({
      title: 'Un matin sans 801',
      effects: [
        { type: 'trips_cancelled', routes: [{ name: number }], start: at(18, '07:00'), end: at(18, '08:00') },
      ],
    });
    await look();
    const told = (await subjects(rider.mail, 2)).join(' | ');
    expect(told).toContain('Un matin sans 801');
    expect(told).not.toContain('Un soir sans 801');
    const { body } = await stage.call(`/user/${rider.uid}/export`, { token: rider.token });
    const { decisions } = body as ExportJson;
    expect(decisions.toSorted((one, two) => (one.about ?? '').localeCompare(two.about ?? ''))).toMatchObject([
      { about: 'Un matin sans 801', event: 'new', because: { lines: [number] }, reason: null, held: false },
      { about: 'Un soir sans 801', event: null, because: null, reason: 'other-hours', held: false },
    ]);
  });

  it('waits for the morning for who wants one mail a day, unless it is grave', async () => {
    const rider = await follower({ lines: [number], general: true });
    await stage.call(`/user/${rider.uid}?_format=json`, {
      method: 'PATCH',
      token: rider.token,
      json: { daily_digest: [{ value: true }] },
    });
    const effects = [{ type: 'delay' as const, routes: [{ name: number }], minutes: 5 }];
    await notices.publish({ title: 'Un petit retard', effects });
    await notices.publish({ title: 'Un autre petit retard', effects });
    await notices.publish({ title: 'Verglas : le 801 ne roule pas', effects, notice_type: 'eleve' });
    await look();
    expect((await subjects(rider.mail, 2)).slice(1)).toEqual([expect.stringContaining('Verglas')]);
    // It is two in the afternoon; the morning comes sixteen hours later.
    stage.app.clock.advance(15.9 * 3_600_000);
    await look();
    expect(await subjects(rider.mail, 2)).toHaveLength(2);
    stage.app.clock.advance(0.2 * 3_600_000);
    await look();
    const [, , digest] = await stage.mailsTo(rider.mail, 3);
    expect(digest?.text).toMatch(/Un petit retard[^]*Un autre petit retard/);
    expect(digest?.text).not.toContain('Verglas');
    await look();
    expect(await subjects(rider.mail, 3)).toHaveLength(3);
  });

  it('is counted before it is published', async () => {
    const before = await stage.app.app.accounts?.act.pool.query(
      `select count(distinct account_id)::int as count from account_line join account on account.id = account_id
       where number = $1 and line_notices and not is_paused`,
      [number],
    );
    const { deriveKey, readSecret } = await import('#platform/secret.ts');
    const key = deriveKey(await readSecret(undefined, stage.app.dataDir), 'editor');
    const answer = await stage.app.get('/services/content/api/notices?dryRun=true&oneLanguage=true', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({
        data: {
          type: 'notices',
          attributes: {
            title: 'À peser',
            notice_type: 'moyen',
            effects: [{ type: 'delay', routes: [{ name: number }], minutes: 5 }],
          },
        },
      }),
    });
    const { meta } = (await answer.json()) as { meta: { reach: { subscriberCount: number } } };
    expect(JSON.stringify(meta)).toContain(`"subscriberCount":${String(before?.rows[0]?.count)}`);
  });
});
