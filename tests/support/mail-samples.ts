import { operator } from '#data/operator.ts';
import { both } from '#operators/kit/typography.ts';
import type { Locale } from '#domain/locale.ts';
import type { MailFacts, MailKind, NoticeFacts } from '#services/accounts/mail/mail-facts.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';
import type { WrittenMail } from '#domain/mail/write-letter.ts';
import { writeMail } from '#services/accounts/mail/write-mail.ts';

const site = 'https://www.rtc-havremont.example';
const hash = 'Zk3v9mQ1tC7rXw0pLs5uYb8nHd2gJf6aVe4iOq-KzTM';
const notices = {
  title: both(
    'Détour des parcours 7 et 214 sur le chemin des Brumes',
    'Detour for routes 7 and 214 on chemin des Brumes',
  ),
  summary: both(
    'Le chemin des Brumes est fermé : prenez le bus sur la rue du Quai.',
    'Chemin des Brumes is closed: take the bus on rue du Quai.',
  ),
  dates: both(
    'Du 16 novembre, 7 h, au 20 novembre, 13 h 05',
    'From November 16, 7 a.m., to November 20, 1:05 p.m.',
  ),
  update: both(
    'Les travaux durent deux jours de plus.\nLe 214 passe de nouveau par le quai.',
    'The work takes two more days.\nThe 214 goes by the wharf again.',
  ),
};

export function mailHouse(locale: Locale): MailHouse {
  const { name, shortName, address, phones } = operator;
  return {
    name: name[locale],
    shortName,
    postalAddress: `${address.street}, ${address.city} (${address.province}) ${address.postalCode}`,
    addressLocale: address.locale,
    home: site,
    phone: `${phones.general.number}, option\u00a0${phones.general.option}`,
  };
}

export function noticeFacts(locale: Locale, other: Partial<NoticeFacts> = {}): NoticeFacts {
  return {
    event: 'new',
    title: notices.title[locale],
    severity: 'moyen',
    lines: ['7', '214'],
    dates: notices.dates[locale],
    summary: notices.summary[locale],
    update: notices.update[locale],
    stopsClosed: ['1480 – Marché-Neuf', '1482 – Brumes et Quai'],
    href: `${site}/avis/detour-brumes`,
    because: { lines: ['7'] },
    choices: `${site}/profil/avis`,
    unsubscribe: `${site}/desabonnement?uid=12&hash=${hash}`,
    ...other,
  };
}

/** What each kind of mail is about. */
export function mailFacts(locale: Locale): MailFacts {
  const link = (path: string) => `${site}/${path}?uid=12&timestamp=1795104000&hash=${hash}`;
  const contact = `${site}/nous-joindre`;
  return {
    activation: { href: link('activation'), hours: 24 },
    taken: { login: `${site}/connexion`, reset: `${site}/mot-de-passe` },
    reset: { href: link('mot-de-passe'), hours: 24 },
    'address-left': { contact },
    'address-validation': { href: link('validation'), hours: 24 },
    'password-changed': { reset: `${site}/mot-de-passe` },
    'sign-in-failures': { reset: `${site}/mot-de-passe`, failures: 20 },
    'newsletter-confirmation': { href: link('infolettre'), days: 7 },
    notice: noticeFacts(locale),
    digest: {
      notices: [
        noticeFacts(locale, { event: 'ended' }),
        noticeFacts(locale, { severity: 'faible' }),
        noticeFacts(locale, {
          event: 'updated',
          severity: 'eleve',
          lines: [],
          stopsClosed: [],
          because: { general: true },
          href: `${site}/avis/neige`,
        }),
      ],
      choices: `${site}/profil/avis`,
      unsubscribe: `${site}/desabonnement?uid=12&hash=${hash}`,
    },
    'account-deleted': { contact },
  };
}

export const mailKinds = Object.keys(mailFacts('fr')) as MailKind[];

/** A mail as Marie gets it; other facts, or another name, where a test is about them. */
export function sampleMail<Kind extends MailKind>(
  kind: Kind,
  locale: Locale,
  { firstName = 'Marie', ...facts }: Partial<MailFacts[Kind]> & { readonly firstName?: string } = {},
): WrittenMail {
  const setting = { person: { firstName }, house: mailHouse(locale), locale };
  return writeMail(kind, { ...mailFacts(locale)[kind], ...facts }, setting);
}
