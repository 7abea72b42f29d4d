import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailSink, type MailSink } from '#tests/support/mail-sink.ts';

const dayMs = 86_400_000;
let isHome = false;
let sink: MailSink;
let stage: AccountsStage;
beforeAll(async () => {
  sink = await startMailSink({
    first: ({ to }) =>
      to.startsWith('nobody') && !isHome ? { status: 550, words: '5.1.1 No such user' } : 'accept',
  });
  stage = await startAccountsStage({ settings: { SMTP_URL: sink.url } });
}, 60_000);
afterAll(async () => {
  await stage.app.close();
  await sink.close();
});

const register = (mail: string) =>
  stage.call('/user/register?_format=json', {
    json: { name: mail, mail, first_name: 'Ève', last_name: 'Roy', langcode: 'fr', preferred_langcode: 'fr' },
  });

const states = async () => {
  const { pool } = stage.app.app.accounts?.act ?? {};
  const found = await pool?.query<{ state: string }>('select state from mail order by created_at, state');
  return found?.rows.map(({ state }) => state).toSorted();
};

describe('an address that refuses mail for good', () => {
  it('gets nothing more, and others get theirs', async () => {
    await register('nobody@example.net');
    await eventually(async () => expect(await states()).toEqual(['bounced']));
    await register('nobody@example.net');
    await eventually(async () => expect(await states()).toEqual(['bounced', 'dropped']));
    expect(sink.told).toBe(1);
    await register('somebody@example.net');
    await eventually(() => expect(sink.mails.map(({ to }) => to)).toEqual(['somebody@example.net']));
  });

  it('is tried again a day later with what its owner asks for, and is good again once it takes it', async () => {
    isHome = true;
    stage.app.clock.advance(dayMs);
    await register('nobody@example.net');
    await eventually(() => expect(sink.mails.map(({ to }) => to)).toContain('nobody@example.net'));
    await register('nobody@example.net');
    await eventually(() =>
      expect(sink.mails.filter(({ to }) => to === 'nobody@example.net')).toHaveLength(2),
    );
  });
});
