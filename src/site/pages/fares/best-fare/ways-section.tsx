import { useId } from 'react';
import { formatMoney } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { RichTable } from '#site/ui/rich-table/rich-table.tsx';
import type { AnswerFacts } from './answer-facts.ts';
import { periodOf, ridesWords } from './answer-words.ts';

/** Every way to pay, the cheapest first, with what each costs more. */
export function WaysSection({ facts }: { readonly facts: AnswerFacts }) {
  const texts = useTexts('fares').fares;
  const locale = useLocale();
  const id = useId();
  const { ways } = facts;
  const least = ways[0]?.cents ?? 0;
  const caption = texts.ways.caption(ridesWords(facts, texts));
  return (
    <section className="best-fare-ways" aria-labelledby={id}>
      <h2 id={id}>{texts.ways.heading(texts.rides(facts.rides))}</h2>
      <RichTable label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.ways.fare}</th>
              <th scope="col" data-figures>
                {periodOf(facts, texts)}
              </th>
              <th scope="col" data-figures>
                {texts.ways.more}
              </th>
            </tr>
          </thead>
          <tbody>
            {ways.map(({ label, cents }, nth) => (
              <tr key={label} data-best={nth === 0 || undefined}>
                <th scope="row">{label}</th>
                <td data-figures>{formatMoney(cents, locale)}</td>
                <td data-figures>{cents === least ? texts.ways.none : formatMoney(cents - least, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </RichTable>
    </section>
  );
}
