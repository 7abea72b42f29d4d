import type pg from 'pg';
import type { PasswordPolicy } from '#domain/password-policy.ts';
import type { Clock } from '#platform/clock.ts';
import type { Devices } from '#services/accounts/devices.ts';
import type { Links } from '#services/accounts/links.ts';
import type { Limits } from '#services/accounts/limits.ts';
import type { MailOffice } from '#services/accounts/mail/mail-office.ts';
import type { NewsletterPlatform } from '#services/accounts/newsletter/newsletter-platform.ts';
import type { Passwords } from '#services/accounts/passwords/passwords.ts';
import type { ListLines, VerifyPerson } from '#services/accounts/ports.ts';
import type { AccountTurns } from './account-turns.ts';

/** What every act on an account has at hand. */
export interface ActContext {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly links: Links;
  readonly limits: Limits;
  readonly devices: Devices;
  readonly turns: AccountTurns;
  readonly passwords: Passwords;
  readonly policy: PasswordPolicy;
  readonly mails: MailOffice;
  readonly newsletters: NewsletterPlatform;
  /** Whose newsletter a member's choice is about. */
  readonly organization: string;
  readonly listLines: ListLines;
  readonly verifyPerson: VerifyPerson;
  /** Says that every sign-in of this account is over, once that is so. */
  readonly tellSignedOut: (accountId: number) => void;
}

/** Who asks, as far as it is known: an address, or the network of one. */
export interface Asker {
  readonly network: string;
}
