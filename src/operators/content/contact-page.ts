import { escapeHtml } from '#lib/escape-html.ts';
import type { Locale } from '#domain/locale.ts';
import type { PhoneLine } from '#domain/operator.ts';
import { content } from '#operators/kit/blocks.ts';
import { telephone } from '#operators/kit/markup.ts';
import { agenciesInUse } from '#operators/facts/feed-facts.ts';
import { mailAddress } from '#operators/facts/mail-address.ts';
import { readPhoneLine } from '#operators/facts/phone-line.ts';
import { webAddress } from '#operators/facts/web-address.ts';
import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { page, type House } from './house.ts';

interface Reach {
  readonly phone?: PhoneLine | undefined;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
}

const words = {
  fr: {
    phone: 'Téléphone : ',
    email: 'Courriel : ',
    website: 'Site : ',
    none: 'Aucun moyen de contact n’est publié.',
  },
  en: {
    phone: 'Telephone: ',
    email: 'Email: ',
    website: 'Website: ',
    none: 'No way to get in touch is published.',
  },
} as const;

/** How each of those who run the service is reached, as far as the feed says. */
export function contactPage(house: House): SeedItem {
  const { operator } = house;
  const { name } = operator;
  const blocksIn = (locale: Locale) => [
    content(name[locale], reachOf({ ...operator, phone: operator.phones.general }, locale)),
    ...agencyBlocks(house, locale),
  ];
  return page('contact', {
    fr: {
      title: 'Nous joindre',
      description: `${name.fr} : comment nous joindre.`,
      blocks: blocksIn('fr'),
    },
    en: {
      title: 'Contact us',
      description: `${name.en}: how to reach us.`,
      blocks: blocksIn('en'),
    },
  });
}

/** Where several run the service together, each is reached by itself. */
function agencyBlocks({ facts }: House, locale: Locale): SeedParagraph[] {
  const agencies = agenciesInUse(facts);
  if (agencies.length < 2) return [];
  return agencies.map(({ name, phone, email, url }) =>
    content(
      name,
      reachOf(
        {
          phone: readPhoneLine(phone, facts.timeZone),
          email: mailAddress(email),
          website: webAddress(url),
        },
        locale,
      ),
    ),
  );
}

function reachOf({ phone, email, website }: Reach, locale: Locale): string | readonly string[] {
  const say = words[locale];
  const ways = [
    ...(phone ? [say.phone + telephone(escapeHtml(phone.number), phone.dialled)] : []),
    ...(email === undefined
      ? []
      : [`${say.email}<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`]),
    ...(website === undefined
      ? []
      : [
          `${say.website}<a href="${escapeHtml(website)}">${escapeHtml(URL.parse(website)?.host ?? website)}</a>`,
        ]),
  ];
  return ways.length > 0 ? ways : `<p>${say.none}</p>`;
}
