import { firstLocale, withPrefix, type Bilingual, type Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { AccountLink, SitePages as AccountPages, SubscriptionLink } from '#services/accounts/ports.ts';
import { accountRoutes, submissionsRoute } from '#site/routing/fixed-routes.ts';
import { addressReason, reasonParam } from '#site/routing/login-query.ts';
import { oneClickPath } from '#site/routing/one-click-path.ts';
import type { SitePlace } from './site-place.ts';

interface Place extends Omit<SitePlace, 'publicUrl'> {
  /** Scheme and host of the site, known once it listens. */
  origin(): string;
}

export interface SitePages extends AccountPages {
  /** Where editors read what was sent by a form. */
  submission(sent: { readonly formId: string; readonly number: number }): string;
}

/** The pages that mails lead to: the only place that puts these addresses together. */
export function createSitePages(
  { accountPaths }: Pick<Operator, 'accountPaths'>,
  { origin, strategy }: Place,
): SitePages {
  const at = (path: string, locale: Locale) => origin() + withPrefix(path, locale, strategy);
  const choices = accountRoutes.find(({ name }) => name === 'account-notices')?.paths;
  const below = (paths: Bilingual, parts: readonly (string | number)[], locale: Locale) =>
    at([paths[locale], ...parts].join('/'), locale);
  const accountParts = ({ uid, timestamp, hash }: AccountLink) => [uid, timestamp, hash];
  const subscriptionParts = ({ uid, organization, timestamp, hash }: SubscriptionLink) => [
    uid,
    organization,
    timestamp,
    hash,
  ];
  const activation: SitePages['activation'] = (link, locale) =>
    below(accountPaths.activation, accountParts(link), locale);
  return {
    home: (locale) => at('/', locale),
    login: (locale) => at(accountPaths.login[locale], locale),
    contact: (locale) => at(accountPaths.contact[locale], locale),
    activation,
    validation: (link, locale) => {
      const reason = new URLSearchParams({ [reasonParam]: addressReason });
      return `${activation(link, locale)}?${reason.toString()}`;
    },
    askReset: (locale) => at(accountPaths.passwordReset[locale], locale),
    reset: ({ name, temp }, locale) =>
      `${at(accountPaths.passwordReset[locale], locale)}?${new URLSearchParams({ name, temp }).toString()}`,
    submission: ({ formId, number }) => {
      const locale = firstLocale(strategy);
      return at(`${submissionsRoute.paths[locale].replace(/\/:.*/, '')}/${formId}/${number}`, locale);
    },
    choices: (locale) => at(choices?.[locale] ?? '/', locale),
    confirmSubscription: (link, locale) =>
      below(accountPaths.confirmSubscription, subscriptionParts(link), locale),
    confirmUnsubscription: (link, locale) =>
      below(accountPaths.confirmUnsubscription, subscriptionParts(link), locale),
    oneClick: (link) => `${origin()}${[oneClickPath, ...subscriptionParts(link)].join('/')}`,
  };
}
