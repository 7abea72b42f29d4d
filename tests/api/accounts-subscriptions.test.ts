import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, linkParts, personToken, poolOf } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
}, 60_000);
afterAll(() => stage.app.close());

const dayMs = 86_400_000;
const off = (code: string) => ({ code, subscribed: false, confirmed: false, date: null });
const on = (code: string) => ({
  code,
  subscribed: true,
  confirmed: true,
  date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
});

describe('what a member agreed to', () => {
  it('is read and changed, by the same shape', async () => {
    const { token, uid, mail } = await stage.join();
    const get = () => stage.call('/api/di/subscriptions/get/', { token, json: { uid } });
    const update = (json: object) =>
      stage.call('/api/di/subscriptions/update', { token, json: { uid, ...json } });
    const informations = { first_name: 'Ève', last_name: 'Roy', langcode: 'fr' };
    const first = await get();
    expect([first.status, first.body]).toEqual([
      200,
      {
        uid,
        mail,
        optins_list: [off('newsletter'), off('general_notices'), off('route_notices')],
        informations,
      },
    ]);
    const codes = ['newsletter', 'route_notices'];
    const chosen = await update({ optins_list: codes.map((code) => ({ code, subscribed: true })) });
    const expected = [on('newsletter'), off('general_notices'), on('route_notices')];
    expect([chosen.status, chosen.body]).toEqual([200, { uid, mail, optins_list: expected, informations }]);
    expect((await get()).body).toEqual(chosen.body);
    const named = await update({ informations: { first_name: 'Zoé', langcode: 'en' } });
    expect(named.body).toMatchObject({
      optins_list: expected,
      informations: { first_name: 'Zoé', last_name: 'Roy', langcode: 'en' },
    });
    const left = await update({ optins_list: [{ code: 'newsletter', subscribed: false }] });
    expect(left.body).toMatchObject({
      optins_list: [off('newsletter'), expect.anything(), on('route_notices')],
    });
  });

  it.each([
    [{}, 400],
    [{ optins_list: [], informations: {} }, 400],
    [{ optins_list: [{ code: 'gossip', subscribed: true }] }, 422],
    [{ optins_list: [{ code: 'newsletter', subscribed: 'yes' }] }, 422],
    [{ optins_list: { code: 'newsletter', subscribed: true } }, 422],
    [{ informations: { langcode: 'de' } }, 422],
    [{ informations: { first_name: '' } }, 422],
    [{ informations: { first_name: 7 } }, 422],
  ])('is not changed by %j: %i', async (json, status) => {
    const { token, uid } = await member();
    const answer = await stage.call('/api/di/subscriptions/update', { token, json: { uid, ...json } });
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ message: expect.any(String) }),
    ]);
  });

  let someone: ReturnType<AccountsStage['join']> | undefined;
  const member = () => (someone ??= stage.join());
});

describe('a newsletter', () => {
  let count = 0;
  const newcomer = () => `lectrice.${(count += 1)}@exemple.ca`;
  const subscribe = async (mail: string, rest: object = {}) =>
    stage.call('/api/newsletter/subscribe', {
      json: { mail, langcode: 'fr', organization: 'rtc', recaptchaToken: await personToken(stage), ...rest },
    });
  const follow = (purpose: 'add' | 'remove', parts: string) =>
    stage.call(`/api/newsletter/subscription/${purpose}/${parts}`, { method: 'POST' });
  const linkTo = async (mail: string) => linkParts((await stage.mailsTo(mail)).at(-1)?.link ?? '', 4);
  const stateOf = async (mail: string) =>
    (await poolOf(stage).query('select state from newsletter_subscription where mail = $1', [mail])).rows;

  it('is asked for by anybody, and begins with the link that is mailed', async () => {
    const mail = newcomer();
    const asked = await subscribe(mail);
    expect([asked.status, asked.body]).toEqual([200, { message: expect.any(String) }]);
    expect(await stateOf(mail)).toEqual([{ state: 'pending' }]);
    const parts = await linkTo(mail);
    expect(parts).toMatch(/^\d+\/rtc\/\d+\/[\w-]{43}$/);
    for (let times = 0; times < 2; times += 1) {
      const confirmed = await follow('add', parts);
      expect([confirmed.status, confirmed.body]).toEqual([
        200,
        { message: expect.any(String), state: 'subscribed' },
      ]);
    }
    expect(await stateOf(mail)).toEqual([{ state: 'subscribed' }]);
    // Asked for again: the same answer, and no mail.
    expect((await subscribe(mail)).text).toBe(asked.text);
    expect(await stage.mailsTo(mail)).toHaveLength(1);
  });

  it.each([
    [{ recaptchaToken: 'nothing' }, 400, { message: 'Recaptcha invalid' }],
    [{ recaptchaToken: undefined }, 400, { message: 'Recaptcha invalid' }],
    [{ mail: 'lectrice' }, 422, { message: expect.any(String) }],
    [{ mail: `${'e'.repeat(117)}@exemple.ca` }, 422, { message: expect.any(String) }],
    [{ mail: undefined }, 422, { message: expect.any(String) }],
    [{ organization: 'R T C' }, 422, { message: expect.any(String) }],
    [{ organization: '' }, 422, { message: expect.any(String) }],
  ])('is refused to %j: %i', async (fault, status, body) => {
    const answer = await subscribe(newcomer(), fault);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  it('is confirmed within seven days, and ended whenever', async () => {
    const mail = newcomer();
    await subscribe(mail);
    const parts = await linkTo(mail);
    stage.app.clock.advance(7 * dayMs - 1000);
    expect((await follow('add', parts)).status).toBe(200);
    stage.app.clock.advance(1000);
    const late = await follow('add', parts);
    expect([late.status, late.body]).toEqual([400, { message: expect.any(String) }]);
  });

  it('is not ended by the link that begins it, nor is one of notices begun', async () => {
    const mail = newcomer();
    await subscribe(mail);
    const parts = await linkTo(mail);
    expect((await follow('remove', parts)).status).toBe(400);
    const [uid, , stamp, hash] = parts.split('/');
    for (const other of [`${uid}/avis/${stamp}/${hash}`, `${uid}/other/${stamp}/${hash}`])
      expect((await follow('add', other)).status).toBe(400);
  });

  it('is of no organization that stands for the notices of a member', async () => {
    const member = await stage.join();
    const { token, uid } = member;
    const optins_list = [{ code: 'general_notices', subscribed: true }];
    await stage.call('/api/di/subscriptions/update', { token, json: { uid, optins_list } });
    const refused = await subscribe(newcomer(), { organization: 'avis' });
    expect([refused.status, refused.body]).toEqual([422, { message: expect.any(String) }]);
  });

  it('keeps the address and the language of who has it, whatever a stranger signs up', async () => {
    const mail = newcomer();
    await subscribe(mail);
    await follow('add', await linkTo(mail));
    await subscribe(mail.toUpperCase(), { langcode: 'en' });
    const { rows } = await poolOf(stage).query(
      'select mail, langcode, state from newsletter_subscription where mail_key = $1',
      [mail],
    );
    expect(rows).toEqual([{ mail, langcode: 'fr', state: 'subscribed' }]);
  });

  it('that was ended is not begun again by an older link, which may lie in a mailbox that others read', async () => {
    const mail = newcomer();
    await subscribe(mail);
    const first = await linkTo(mail);
    await follow('add', first);
    const { links, clock } = accountsOf(stage).act;
    const [uid = '', organization = ''] = first.split('/');
    const timestamp = Math.floor(clock.now() / 1000);
    const hash = links.hashOf({ purpose: 'remove', uid: Number(uid), organization, timestamp });
    expect((await follow('remove', `${uid}/${organization}/${timestamp}/${hash}`)).status).toBe(200);
    expect((await follow('add', first)).status).toBe(400);
    expect(await stateOf(mail)).toEqual([{ state: 'unsubscribed' }]);
    await subscribe(mail);
    const second = linkParts((await stage.mailsTo(mail, 2)).at(-1)?.link ?? '', 4);
    expect([(await follow('add', first)).status, (await follow('add', second)).status]).toEqual([400, 200]);
    expect(await stateOf(mail)).toEqual([{ state: 'subscribed' }]);
  });

  it('begins again for who had ended it, with another link', async () => {
    const member = await stage.join();
    const { token, uid, mail } = member;
    const choose = (subscribed: boolean) =>
      stage.call('/api/di/subscriptions/update', {
        token,
        json: { uid, optins_list: [{ code: 'newsletter', subscribed }] },
      });
    await choose(true);
    await choose(false);
    expect(await stateOf(mail)).toEqual([{ state: 'unsubscribed' }]);
    await subscribe(mail);
    expect(await stateOf(mail)).toEqual([{ state: 'pending' }]);
    await choose(true);
    expect(await stateOf(mail)).toEqual([{ state: 'subscribed' }]);
  });
});
