import type { MemberAccount, Subscriptions } from '#domain/member.ts';
import { AppError } from '#lib/errors.ts';
import type { ActingMember, ActionContext } from '#site/forms/action.server.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

/** Who has signed in. Where nobody can say it now, the page says that, and not that there is nothing. */
export function requireAccount({
  account,
  locale,
}: Pick<LoaderContext, 'account' | 'locale'>): MemberAccount {
  if (account) return account;
  throw away(locale);
}

interface KnownChoices {
  readonly account: MemberAccount;
  readonly subscriptions: Subscriptions;
}

/** With what they receive: a screen that changes it has to know it. */
export function requireChoices(context: LoaderContext): KnownChoices {
  const { visitor, locale } = context;
  const subscriptions = visitor.kind === 'anonymous' ? undefined : visitor.subscriptions;
  if (!subscriptions) throw away(locale);
  return { account: requireAccount(context), subscriptions };
}

const away = (locale: LoaderContext['locale']) =>
  new AppError('unavailable', 'the account cannot be read', {
    words: catalogues[locale].answers.accountAway,
  });

/** Who sends a form that stands on pages of members alone. */
export function requireMember({ member }: Pick<ActionContext, 'member'>): ActingMember {
  if (member) return member;
  throw new AppError('unauthorized', 'the form is for members');
}
