import { z } from 'zod';
import { newsletterStateSchema, optinCodes } from '#contract/accounts/subscriptions.ts';
import { messageSchema } from '#contract/message.ts';
import { AppError } from '#lib/errors.ts';
import { codeOfStatus } from '#platform/http/status.ts';
import type { Transport } from '#platform/transport.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import type { NewsletterPlatform } from './newsletter-platform.ts';

/** What such a platform answers of an address, in the words of contract 5.4. */
const stateSchema = z.object({
  optins_list: z.array(
    z.object({
      code: z.enum(optinCodes).or(z.string()),
      subscribed: z.boolean(),
      date: z.string().nullish(),
    }),
  ),
});

/** The e-mail marketing platform of the operator, which speaks the calls of contract 5.4 and has subscribers of its own. */
export function createRemotePlatform(transport: Transport, key: string): NewsletterPlatform {
  async function post<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const response = await transport({ method: 'POST', path, headers, body: JSON.stringify(body) });
    // What it says of an address goes no further than its code.
    if (response.status >= 400)
      throw new AppError(codeOfStatus(response.status), 'the newsletter platform refused', {
        status: response.status < 500 ? response.status : 503,
      });
    const read = schema.safeParse(parse(response.body));
    if (read.success) return read.data;
    throw new AppError('bad-answer', 'the newsletter platform answered something else');
  }
  const choose = (account: Account, organization: string, isWanted: boolean) =>
    post(
      '/api/di/subscriptions/update',
      {
        uid: account.id,
        mail: account.mail,
        langcode: account.langcode,
        organization,
        optins_list: [{ code: 'newsletter', subscribed: isWanted }],
      },
      z.unknown(),
    ).then(() => undefined);
  return {
    signUp: async ({ mail, locale, organization }) => {
      await post('/api/newsletter/subscribe', { mail, langcode: locale, organization }, messageSchema);
    },
    followLink: async (purpose, { uid, organization, timestamp, hash }) => {
      const parts = [uid, organization, timestamp, hash].map(encodeURIComponent).join('/');
      try {
        await post(`/api/newsletter/subscription/${purpose}/${parts}`, {}, newsletterStateSchema);
        return true;
      } catch (thrown) {
        if (thrown instanceof AppError && ['bad-request', 'not-found'].includes(thrown.code)) return false;
        throw thrown;
      }
    },
    find: async ({ id, mail }, organization) => {
      const asked = { uid: id, mail, organization };
      const { optins_list: list } = await post('/api/di/subscriptions/get/', asked, stateSchema);
      const found = list.find(({ code }) => code === 'newsletter');
      const confirmedMs = Date.parse(found?.date ?? '');
      return {
        isSubscribed: found?.subscribed ?? false,
        confirmedMs: Number.isNaN(confirmedMs) ? null : confirmedMs,
      };
    },
    choose,
    forget: (account, organization) => choose(account, organization, false),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
