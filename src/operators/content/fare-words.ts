import { languageTags, type Bilingual, type Locale } from '#domain/locale.ts';
import { capitalize } from '#lib/capitalize.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { agenciesInUse, type FeedFacts } from '#operators/facts/feed-facts.ts';

type Fare = FeedFacts['fares'][number];

/** What the feed says that rides cost, as HTML; nothing where it says no amount. */
export function fareWords(facts: FeedFacts): Bilingual | undefined {
  if (facts.fares.length === 0) return undefined;
  return { fr: wordsIn('fr', facts), en: wordsIn('en', facts) };
}

function wordsIn(locale: Locale, facts: FeedFacts): string {
  const named = facts.fares.filter(({ name }) => name !== '');
  if (named.length > 0) return `<ul>${named.map((fare) => productWords(fare, locale)).join('')}</ul>`;
  const agencies = agenciesInUse(facts);
  const groups = Map.groupBy(facts.fares, ({ agency }) => agency ?? '');
  return [...groups]
    .map(([id, fares]) => {
      const agency = agencies.length > 1 ? agencies.find((each) => each.id === id)?.name : undefined;
      const words = rangeWords(fares, locale);
      const colon = locale === 'fr' ? '\u00a0: ' : ': ';
      return agency === undefined
        ? `<p>${capitalize(words)}</p>`
        : `<p><strong>${escapeHtml(agency)}</strong>${colon}${words}</p>`;
    })
    .join('');
}

function productWords({ name, rider, ...fare }: Fare, locale: Locale): string {
  const who = rider === undefined ? '' : ` (${escapeHtml(rider)})`;
  const colon = locale === 'fr' ? '\u00a0: ' : ': ';
  return `<li>${escapeHtml(name)}${who}${colon}<strong>${fare.amount === 0 ? words[locale].free : formatAmount(fare, locale)}</strong></li>`;
}

/** The tables of many feeds name their fares by codes alone: what can be said of them is what they cost. */
function rangeWords(fares: readonly Fare[], locale: Locale): string {
  // What costs nothing is told apart: « de 0,00 $ à 20,00 $ » tells nobody what to have ready.
  const paid = fares.filter(({ amount }) => amount > 0);
  const sorted = (paid.length > 0 ? paid : fares).toSorted((one, two) => one.amount - two.amount);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return '';
  const texts = words[locale];
  if (most.amount === 0) return texts.allFree;
  const amounts = texts.amount(formatAmount(least, locale), formatAmount(most, locale));
  const isOnBoard = paid.every(({ paidOnBoard }) => paidOnBoard === true);
  const isBefore = paid.every(({ paidOnBoard }) => paidOnBoard === false);
  const someFree = paid.length < fares.length ? texts.someFree : '';
  return `${amounts}${isOnBoard ? texts.onBoard : isBefore ? texts.before : ''}.${someFree}`;
}

const words = {
  fr: {
    free: 'gratuit',
    amount: (least: string, most: string) =>
      least === most
        ? `un passage coûte <strong>${least}</strong>`
        : `un passage coûte de <strong>${least}</strong> à <strong>${most}</strong>, selon le trajet ou l’usager`,
    allFree: 'les passages sont gratuits.',
    someFree: ' Certains passages sont gratuits.',
    onBoard: ', à payer à bord',
    before: ', à payer avant de monter',
  },
  en: {
    free: 'free',
    amount: (least: string, most: string) =>
      least === most
        ? `a ride costs <strong>${least}</strong>`
        : `a ride costs from <strong>${least}</strong> to <strong>${most}</strong>, depending on the trip or the rider`,
    allFree: 'rides are free.',
    someFree: ' Some rides are free.',
    onBoard: ', paid on board',
    before: ', paid before boarding',
  },
};

function formatAmount({ amount, currency }: Pick<Fare, 'amount' | 'currency'>, locale: Locale): string {
  // Of riders' own currency, whose sign needs no country beside it.
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(languageTags[locale], style).format(amount);
}
