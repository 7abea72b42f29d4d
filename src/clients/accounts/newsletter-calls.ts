import { newsletterStateSchema } from '#contract/accounts/subscriptions.ts';
import { messageSchema } from '#contract/message.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import type { Transport } from '#platform/transport.ts';
import { askJson } from '../wire.ts';
import { sending, type ForVisitor } from '../posting.ts';

export interface NewsletterRequest {
  readonly email: string;
  readonly locale: Locale;
  readonly organization: string;
  readonly captchaToken: string;
}

export type NewsletterOutcome = 'sent' | 'invalid' | 'robot' | 'too-many';

export interface SubscriptionLinkParts {
  readonly uid: string;
  readonly organization: string;
  readonly timestamp: string;
  readonly hash: string;
}

export function newsletterCalls(transport: Transport) {
  return {
    /** Throws `unavailable` or the like when the service does not answer. */
    subscribeToNewsletter: async (
      { email, locale, organization, captchaToken }: NewsletterRequest,
      visitor: ForVisitor,
    ): Promise<NewsletterOutcome> => {
      try {
        const body = { mail: email, langcode: locale, organization, recaptchaToken: captchaToken };
        await askJson(transport, sending('/api/newsletter/subscribe', body, visitor), messageSchema);
        return 'sent';
      } catch (thrown) {
        return refusalOf(thrown);
      }
    },
    /** What the link of a mail asks for; undefined where the link is none, or is too old. */
    followLink: async (
      purpose: 'add' | 'remove',
      { uid, organization, timestamp, hash }: SubscriptionLinkParts,
      visitor: ForVisitor,
    ): Promise<'subscribed' | 'unsubscribed' | undefined> => {
      const parts = [uid, organization, timestamp, hash].map(encodeURIComponent).join('/');
      try {
        const path = `/api/newsletter/subscription/${purpose}/${parts}`;
        return (await askJson(transport, sending(path, {}, visitor), newsletterStateSchema)).state;
      } catch (thrown) {
        const { code } = toAppError(thrown);
        if (code === 'bad-request' || code === 'not-found') return undefined;
        throw thrown;
      }
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
