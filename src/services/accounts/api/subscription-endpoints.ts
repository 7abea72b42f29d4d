import { z } from 'zod';
import {
  newsletterLinkSchema,
  newsletterRequestSchema,
  newsletterStateSchema,
  optinCodes,
  subscriptionsRequestSchema,
  subscriptionsSchema,
  subscriptionsUpdateSchema,
  type SubscriptionsJson,
} from '#contract/accounts/subscriptions.ts';
import { messageSchema } from '#contract/message.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { readBody } from '#platform/http/read-body.ts';
import { changeAccount } from '#services/accounts/acts/change-account.ts';
import { requireBearer } from '#services/accounts/acts/sign-in.ts';
import { followLink, signUpForNewsletter } from '#services/accounts/acts/subscribe.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import { findAccount } from '#services/accounts/store/account-store.ts';
import { networkOf, requireSelf, type CallContext } from './call-context.ts';
import { formatInstant } from './format-user.ts';
import { readChange } from './read-user.ts';
import { defineRestEndpoint } from './rest-endpoint.ts';

const bodyLimitBytes = 64 * 1024;

async function formatSubscriptions(context: CallContext, account: Account): Promise<SubscriptionsJson> {
  const { newsletters, organization } = context.act;
  const { isSubscribed, confirmedMs } = await newsletters.find(account, organization);
  const changed = formatInstant(account.changedMs);
  const ofNotices = (code: 'general_notices' | 'route_notices', subscribed: boolean) => ({
    code,
    subscribed,
    confirmed: subscribed,
    date: subscribed ? changed : null,
  });
  return {
    uid: account.id,
    mail: account.mail,
    optins_list: [
      {
        code: 'newsletter',
        subscribed: isSubscribed,
        confirmed: isSubscribed,
        date: confirmedMs !== null && isSubscribed ? formatInstant(confirmedMs) : null,
      },
      ofNotices('general_notices', account.generalNotices),
      ofNotices('route_notices', account.lineNotices),
    ],
    informations: { first_name: account.firstName, last_name: account.lastName, langcode: account.langcode },
  };
}

async function update(
  context: CallContext,
  account: Account,
  body: unknown,
  network: string,
): Promise<Account> {
  const { optins_list: optins, informations } = readBody(body, subscriptionsUpdateSchema);
  if ((optins === undefined) === (informations === undefined))
    throw new AppError('bad-request', 'The call carries optins_list or informations, one of the two.');
  if (informations) {
    const wanted = readChange(JSON.stringify(informations), []);
    return changeAccount(context.act, account, { wanted, asker: { network } });
  }
  const chosen = new Map(optins?.map(({ code, subscribed }) => [code, subscribed]));
  const unknown = [...chosen.keys()].find((code) => !(optinCodes as readonly string[]).includes(code));
  if (unknown !== undefined) throw new AppError('invalid', 'optins_list: There is no such subscription.');
  const general = chosen.get('general_notices');
  const lines = chosen.get('route_notices');
  const newsletter = chosen.get('newsletter');
  const { newsletters, organization } = context.act;
  if (newsletter !== undefined) await newsletters.choose(account, organization, newsletter);
  const wanted = {
    ...(general !== undefined && { generalNotices: general }),
    ...(lines !== undefined && { lineNotices: lines }),
  };
  return changeAccount(context.act, account, { wanted, asker: { network } });
}

/** What members and others agreed to by e-mail (contract, section 5.4). */
export const subscriptionEndpoints = (context: CallContext) => [
  defineRestEndpoint({
    method: 'POST',
    path: '/api/di/subscriptions/get',
    summary: 'What a member agreed to receive',
    answers: { 200: subscriptionsSchema, 401: messageSchema, 403: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      await requireBearer(context.act, request.headers['authorization']);
      const { uid } = readBody(request.body, subscriptionsRequestSchema);
      const account = await requireSelf(context, request, uid);
      return { status: 200, body: await formatSubscriptions(context, account) };
    },
  }),
  defineRestEndpoint({
    method: 'POST',
    path: '/api/di/subscriptions/update',
    summary: 'Change what a member agreed to receive, or the name and language it is sent to',
    answers: {
      200: subscriptionsSchema,
      400: messageSchema,
      401: messageSchema,
      403: messageSchema,
      422: messageSchema,
    },
    bodyLimitBytes,
    async handle(request) {
      await requireBearer(context.act, request.headers['authorization']);
      const { uid } = readBody(request.body, subscriptionsRequestSchema);
      const account = await requireSelf(context, request, uid);
      const changed = await update(context, account, request.body, networkOf(context, request).network);
      const fresh = (await findAccount(context.act.pool, changed.id)) ?? changed;
      return { status: 200, body: await formatSubscriptions(context, fresh) };
    },
  }),
  defineRestEndpoint({
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Sign up for a newsletter; a mail asks to confirm it. The same answer for who has it',
    answers: { 200: messageSchema, 400: messageSchema, 422: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      const json = readBody(request.body, newsletterRequestSchema);
      await signUpForNewsletter(
        context.act,
        {
          mail: json.mail.trim(),
          locale: json.langcode === 'en' ? 'en' : 'fr',
          organization: json.organization,
          captchaToken: json.recaptchaToken ?? '',
        },
        networkOf(context, request),
      );
      return { status: 200, body: { message: 'A mail asks to confirm the subscription.' } };
    },
  }),
  ...(['add', 'remove'] as const).map((purpose) =>
    defineEndpoint({
      method: 'POST',
      path: `/api/newsletter/subscription/${purpose}/:uid/:organization/:timestamp/:hash`,
      summary: `What the link of a mail asks for: ${purpose === 'add' ? 'confirm' : 'end'} a subscription; twice is once`,
      params: newsletterLinkSchema,
      answers: { 200: newsletterStateSchema, 400: z.union([messageSchema, z.null()]) },
      bodyLimitBytes,
      async handle({ params }) {
        const state = await followLink(context.act, purpose, params);
        return { status: 200, body: { message: `The subscription is ${state}.`, state } };
      },
    }),
  ),
];
