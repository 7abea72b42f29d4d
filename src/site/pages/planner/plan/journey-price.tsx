import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { formatMoney } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { JourneyDetail } from './results-data.ts';

/** What an adult pays, and until when it covers a transfer. */
export function JourneyPriceLine({ journey: { price, paths } }: { readonly journey: JourneyDetail }) {
  const texts = useTexts('journeys').journeys;
  const locale = useLocale();
  if (!price) return null;
  const { ahead, aboard, until, times } = price;
  const ways = [
    ...(ahead
      ? [{ cents: ahead.cents, words: ahead.support === 'opus' ? texts.withOpus : texts.withCard }]
      : []),
    ...(aboard ? [{ cents: aboard.cents, words: texts.cash }] : []),
  ];
  return (
    <dl className="plan-price">
      <dt>{texts.price}</dt>
      <dd>
        {ways.map(({ cents, words }, index) => (
          <span key={words}>
            {index > 0 && ', '}
            <b className="figures">{formatMoney(cents, locale)}</b> {words}
          </span>
        ))}
        {'. '}
        {times > 1 ? texts.paidTimes(times) : texts.transferUntil(formatClock(clockOf(until), locale))}{' '}
        {paths.bestFare !== undefined && <ContentLink href={paths.bestFare}>{texts.bestFare}</ContentLink>}
      </dd>
    </dl>
  );
}
