import { AppError } from '#lib/errors.ts';
import { noticesOrganization } from '#domain/member.ts';
import type { WantedNewsletter } from '#services/accounts/newsletter/newsletter-platform.ts';
import type { SubscriptionLink } from '#services/accounts/ports.ts';
import { findAccount, updateAccount } from '#services/accounts/store/account-store.ts';
import type { ActContext, Asker } from './act-context.ts';
import { emailFault } from './email-fault.ts';

export interface NewsletterSignUp extends WantedNewsletter {
  readonly captchaToken: string;
}

/** The same answer for an address that has the newsletter; only the link in a mail subscribes. */
export async function signUpForNewsletter(
  { limits, newsletters, verifyPerson }: ActContext,
  { captchaToken, ...wanted }: NewsletterSignUp,
  asker: Asker,
): Promise<void> {
  const { mail, organization } = wanted;
  const fault = emailFault(mail);
  if (fault !== undefined) throw new AppError('invalid', `mail: ${fault}`);
  // A link of that name is about an account: a newsletter of the same number must not be taken for one.
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(organization) || organization === noticesOrganization)
    throw new AppError('invalid', 'organization: There is no such newsletter.');
  if (!(await verifyPerson(captchaToken, 'newsletter')))
    throw new AppError('bad-request', 'Recaptcha invalid');
  if (await limits.mayMail(mail, asker.network)) await newsletters.signUp(wanted);
}

/** What a mailed link asks for; using it again changes nothing. */
export async function followLink(
  context: ActContext,
  purpose: 'add' | 'remove',
  link: SubscriptionLink,
): Promise<'subscribed' | 'unsubscribed'> {
  const { organization } = link;
  const isNotices = organization === noticesOrganization && purpose === 'remove';
  const isGood = isNotices
    ? await stopNotices(context, link)
    : await context.newsletters.followLink(purpose, link);
  if (!isGood) throw new AppError('bad-request', 'This link is not valid, or no longer.');
  return purpose === 'add' ? 'subscribed' : 'unsubscribed';
}

/** The link of a mail about a notice ends all of them, for who has an account still. */
async function stopNotices(
  { pool, clock, links }: ActContext,
  { uid, organization, timestamp, hash }: SubscriptionLink,
): Promise<boolean> {
  if (!links.accepts({ purpose: 'remove', uid, organization, timestamp }, hash, clock.now())) return false;
  if (await findAccount(pool, uid))
    await updateAccount(pool, uid, { generalNotices: false, lineNotices: false }, { nowMs: clock.now() });
  return true;
}
