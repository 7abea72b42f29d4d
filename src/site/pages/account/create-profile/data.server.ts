import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatMoney } from '#site/i18n/format-number.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { consentGiven, consentParam } from '#site/routing/login-query.ts';

export interface CreateProfileData extends ContentData {
  /** What is kept was agreed to: the second step. */
  readonly hasAgreed: boolean;
  /** Where the first step stands. */
  readonly consentHref: string;
  readonly loginHref: string;
  readonly privacyHref: string;
  readonly offer?: Offer | undefined;
}

/** What the operator offers to those who have a profile. */
export interface Offer {
  readonly name: string;
  readonly discountPercent: number;
  readonly price: string;
  readonly regularPrice: string;
  readonly href: string;
}

export const loadCreateProfile: PageLoader<CreateProfileData> = async (context) => {
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const { table, locale, url, operator, localize } = context;
  const { create } = catalogues[locale].signIn;
  const hasAgreed = url.searchParams.get(consentParam) === consentGiven;
  const { title } = loaded.info;
  return {
    ...loaded,
    info: { ...loaded.info, title: hasAgreed ? create.detailsTitle(title) : create.consentTitle(title) },
    data: {
      // What editors say of profiles is read before anything is agreed to.
      blocks: hasAgreed ? [] : loaded.data.blocks,
      hasAgreed,
      consentHref: url.pathname,
      loginHref: table.pathOf('login', locale) ?? '/',
      privacyHref: localize(operator.privacyPaths),
      offer: offerOf(context),
    },
    indexed: url.search === '',
  };
};

function offerOf({
  operator: { subscriptionOffer: offer },
  locale,
  localize,
}: LoaderContext): Offer | undefined {
  return (
    offer && {
      name: offer.name[locale],
      discountPercent: offer.discountPercent,
      price: formatMoney(offer.cents, locale),
      regularPrice: formatMoney(offer.regularCents, locale),
      href: localize(offer.paths),
    }
  );
}
