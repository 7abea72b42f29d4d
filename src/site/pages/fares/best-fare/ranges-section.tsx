import { useId } from 'react';
import { formatMoney } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { RichTable } from '#site/ui/rich-table/rich-table.tsx';
import type { AnswerFacts } from './answer-facts.ts';
import { rangeWords } from './answer-words.ts';
import { ChartView } from './chart-view.tsx';

/** From how many rides or days on which fare is the cheapest: drawn, and as a table. */
export function RangesSection({ facts }: { readonly facts: AnswerFacts }) {
  const texts = useTexts('fares').fares;
  const locale = useLocale();
  const id = useId();
  const { measure, ranges } = facts;
  const isDays = measure === 'days';
  const caption = isDays ? texts.ranges.captionDays : texts.ranges.captionRides;
  const rows = ranges.map((range) => ({
    range: rangeWords(range, texts),
    fare: texts.ranges.at(range.label, formatMoney(range.cents, locale)),
    isYours: range.isYours,
  }));
  return (
    <section className="best-fare-ranges" aria-labelledby={id}>
      <h2 id={id}>{texts.ranges[measure]}</h2>
      <ChartView facts={facts} rows={rows} />
      <RichTable label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{isDays ? texts.ranges.daysHead : texts.ranges.ridesHead}</th>
              <th scope="col">{texts.ranges.cheapest}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ range, fare, isYours }) => (
              <tr key={range} data-best={isYours || undefined}>
                <th scope="row">{range}</th>
                <td>{fare}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </RichTable>
    </section>
  );
}
