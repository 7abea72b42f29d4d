import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkParts, personToken } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
  type CallAnswer,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
/** Addresses of every kind there is, by what the service knows of them. */
let known: { active: string; unactivated: string; subscribed: string };
let count = 0;
const unknown = () => `inconnue.${(count += 1)}@exemple.ca`;

const register = (mail: string) =>
  stage.call('/user/register?_format=json', { json: { mail, first_name: 'Anne', last_name: 'Côté' } });
const subscribe = async (mail: string) =>
  stage.call('/api/newsletter/subscribe', {
    json: { mail, organization: 'rtc', recaptchaToken: await personToken(stage) },
  });

beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
  const [{ mail: active }, unactivated, subscribed] = [await stage.join(), unknown(), unknown()];
  await register(unactivated);
  await subscribe(subscribed);
  const [sent] = await stage.mailsTo(subscribed);
  const parts = linkParts(sent?.link ?? '', 4);
  await stage.call(`/api/newsletter/subscription/add/${parts}`, { method: 'POST' });
  known = { active, unactivated, subscribed };
}, 60_000);
afterAll(() => stage.app.close());

/** All that a stranger sees of an answer, without what differs between any two. */
const seen = ({ status, headers, text }: CallAnswer, mask: (text: string) => string = (body) => body) => ({
  status,
  headers: Object.fromEntries([...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))),
  text: mask(text),
});
const uidOf = ({ body }: CallAnswer) => (body as { uid: { value: number }[] }).uid[0]?.value ?? 0;

describe('what a stranger learns of an address', () => {
  it('is nothing by asking for a profile', async () => {
    const maskOf = (mail: string) => (text: string) =>
      text
        .replaceAll(mail, 'mail')
        .replace(/"uid":\[\{"value":\d+/, 'uid')
        .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, 'uuid');
    const see = async (mail: string) => {
      const { status, headers, text } = seen(await register(mail), maskOf(mail));
      const { 'content-length': _length, ...rest } = headers;
      return { status, headers: rest, text };
    };
    const expected = await see(unknown());
    expect(expected.status).toBe(200);
    expect(await see(known.active)).toEqual(expected);
    expect(await see(known.unactivated)).toEqual(expected);
  });

  it('is nothing by the numbers that profiles are given: one follows the other', async () => {
    const asked = [unknown(), known.active, unknown(), known.unactivated, known.active, unknown()];
    const numbers: number[] = [];
    for (const mail of asked) numbers.push(uidOf(await register(mail)));
    const [first = 0] = numbers;
    expect(numbers).toEqual(asked.map((_, nth) => first + nth));
  });

  it('is nothing by a lost password, also beyond what may be mailed', async () => {
    const ask = async (mail: string) =>
      seen(await stage.call('/user/lost-password?_format=json', { json: { mail } }));
    const expected = await ask(unknown());
    for (const mail of [known.active, known.unactivated, unknown()])
      for (let times = 0; times < 6; times += 1) expect(await ask(mail)).toEqual(expected);
  });

  it('is nothing by a newsletter', async () => {
    const expected = seen(await subscribe(unknown()));
    expect(expected.status).toBe(200);
    for (const mail of [known.subscribed, known.active])
      expect(seen(await subscribe(mail))).toEqual(expected);
  });

  it('is nothing by a password that is wrong', async () => {
    const tryFor = async (mail: string) =>
      seen(await stage.call('/oauth/token', { form: passwordGrant(mail, 'wrong') }));
    const expected = await tryFor(unknown());
    expect(expected.status).toBe(400);
    for (const mail of [known.active, known.unactivated, known.subscribed])
      expect(await tryFor(mail)).toEqual(expected);
  });

  it('is nothing by trying too often', async () => {
    const answers: unknown[] = [];
    for (const mail of [known.active, unknown()]) {
      for (let times = 0; times < 5; times += 1)
        await stage.call('/oauth/token', { form: passwordGrant(mail, 'wrong') });
      answers.push(seen(await stage.call('/oauth/token', { form: passwordGrant(mail, 'wrong') })));
    }
    expect(answers[0]).toMatchObject({ status: 429 });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('is nothing by a link to another password', async () => {
    const reset = async (name: string) => {
      const json = { name, temp_pass: `1763236800.${'x'.repeat(43)}`, new_pass: 'soleil-noir' };
      return seen(await stage.call('/user/lost-password-reset?_format=json', { json }));
    };
    const expected = await reset(unknown());
    expect(expected.status).toBe(400);
    for (const mail of [known.active, known.unactivated]) expect(await reset(mail)).toEqual(expected);
  });
});
