import { z } from 'zod';
import { collectionSchema } from '#contract/content/json-api.ts';
import { messageSchema } from '#contract/message.ts';
import type { Locale } from '#domain/locale.ts';
import type { Member, Subscriptions } from '#domain/member.ts';
import { AppError } from '#lib/errors.ts';
import type { Transport, WireRequest } from '#platform/transport.ts';
import { identsOf } from '../idents.ts';
import { acceptAnswer, askJson } from '../wire.ts';

interface NewsletterRequest {
  readonly email: string;
  readonly locale: Locale;
  readonly organization: string;
  readonly captchaToken: string;
}

type NewsletterOutcome = 'sent' | 'invalid' | 'robot' | 'too-many';

export interface AccountsClient {
  /** Throws `unavailable` or the like when the service does not answer. */
  subscribeToNewsletter(request: NewsletterRequest): Promise<NewsletterOutcome>;
  loadMember(access: MemberAccess): Promise<Member>;
  loadSubscriptions(access: MemberAccess): Promise<Subscriptions>;
}

/** On whose behalf a member call is made. */
interface MemberAccess {
  readonly uid: string;
  readonly username: string;
  readonly accessToken: string;
}

const subscriptionsSchema = z.object({
  optins_list: z.array(z.object({ code: z.string(), subscribed: z.boolean() })),
});

const userAttributesSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  subscribe_general_notices: z.boolean().nullable().default(false),
});

export function createAccountsClient(transport: Transport): AccountsClient {
  const posting = (path: string, body: unknown, headers?: Record<string, string>): WireRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  return {
    subscribeToNewsletter: async ({ email, locale, organization, captchaToken }) => {
      try {
        const body = { mail: email, langcode: locale, organization, recaptchaToken: captchaToken };
        await askJson(transport, posting('/api/newsletter/subscribe', body), messageSchema);
        return 'sent';
      } catch (thrown) {
        return refusalOf(thrown);
      }
    },
    loadMember: async ({ username, accessToken }) => {
      const path = `/api/users?${new URLSearchParams({ 'filter[name]': username })}`;
      const headers = { authorization: `Bearer ${accessToken}` };
      const { data } = await askJson(transport, { method: 'GET', path, headers }, collectionSchema);
      const [user] = data;
      if (!user) throw new AppError('not-found', 'the member is not known to the accounts service');
      const attributes = acceptAnswer(user.attributes, userAttributesSchema, '/api/users');
      return {
        firstName: attributes.first_name,
        lastName: attributes.last_name,
        following: {
          general: attributes.subscribe_general_notices ?? false,
          lineIds: identsOf(user.relationships?.['subscribe_selected_notices']).map(({ id }) => id),
        },
      };
    },
    loadSubscriptions: async ({ uid, accessToken }) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const request = posting('/api/di/subscriptions/get/', { uid }, headers);
      const { optins_list: list } = await askJson(transport, request, subscriptionsSchema);
      const has = (code: string) => list.some((entry) => entry.code === code && entry.subscribed);
      return {
        newsletter: has('newsletter'),
        generalNotices: has('general_notices'),
        lineNotices: has('route_notices'),
      };
    },
  };
}

/** A refusal is an outcome the visitor can act on; anything else stays an error. */
function refusalOf(thrown: unknown): NewsletterOutcome {
  if (!(thrown instanceof AppError)) throw thrown;
  if (thrown.code === 'bad-request' && thrown.message === 'Recaptcha invalid') return 'robot';
  if (thrown.code === 'invalid') return 'invalid';
  if (thrown.code === 'too-many-requests') return 'too-many';
  throw thrown;
}
