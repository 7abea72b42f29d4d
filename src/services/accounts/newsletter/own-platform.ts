import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addState, type Links } from '#services/accounts/links.ts';
import type { MailOffice } from '#services/accounts/mail/mail-office.ts';
import { mailKeyOf } from '#domain/email.ts';
import {
  askForSubscription,
  findSubscription,
  findSubscriptionOf,
  setSubscription,
} from '#services/accounts/store/newsletter-store.ts';
import type { NewsletterPlatform } from './newsletter-platform.ts';

interface OwnPlatformOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly links: Links;
  readonly mails: MailOffice;
}

/** Subscribers in our own tables, who confirm by a link that we mail. */
export function createOwnPlatform({ pool, clock, links, mails }: OwnPlatformOptions): NewsletterPlatform {
  return {
    signUp: async ({ mail, locale, organization }) => {
      await inTransaction(pool, async (on) => {
        const wanted = { mail, organization, langcode: locale, state: 'pending' } as const;
        const { id, state } = await askForSubscription(on, wanted, clock.now());
        const confirmation = {
          kind: 'newsletter-confirmation',
          recipient: mail,
          locale,
          newsletterId: id,
        } as const;
        // Whoever has it already takes as long, and gets nothing.
        await mails.writeOrPretend(on, confirmation, state === 'pending');
      });
      mails.wake();
    },
    followLink: async (purpose, { uid, organization, timestamp, hash }) => {
      const kept = await findSubscription(pool, uid);
      const state = purpose === 'add' ? addState(kept?.endedMs) : 0;
      if (!links.accepts({ purpose, uid, organization, timestamp, state }, hash, clock.now())) return false;
      // Erased meanwhile: who is not there gets nothing, which is what was asked for; but nobody can be added.
      if (!kept) return purpose === 'remove';
      await setSubscription(pool, uid, purpose === 'add' ? 'subscribed' : 'unsubscribed', clock.now());
      return true;
    },
    find: async ({ mail }, organization) => {
      const kept = await findSubscriptionOf(pool, mail, organization);
      return { isSubscribed: kept?.state === 'subscribed', confirmedMs: kept?.confirmedMs ?? null };
    },
    choose: async ({ id, mail, langcode }, organization, isWanted) => {
      if (isWanted) {
        const asked = { mail, organization, langcode, accountId: id, state: 'subscribed' } as const;
        await askForSubscription(pool, asked, clock.now());
        return;
      }
      const kept = await findSubscriptionOf(pool, mail, organization);
      if (kept) await setSubscription(pool, kept.id, 'unsubscribed', clock.now());
    },
    forget: async ({ mail }) => {
      await pool.query('delete from newsletter_subscription where mail_key = $1', [mailKeyOf(mail)]);
    },
  };
}
