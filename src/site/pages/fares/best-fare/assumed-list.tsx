import { formatDay } from '#site/i18n/format.ts';
import { formatMoney } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { AnswerFacts } from './answer-facts.ts';
import { ridesWords } from './answer-words.ts';

interface AssumedListProps {
  readonly facts: AnswerFacts;
  /** The short name of who runs the buses. */
  readonly operator: string;
}

/** What the answer rests on: whoever rides otherwise sees that it is not theirs. */
export function AssumedList({ facts, operator }: AssumedListProps) {
  const texts = useTexts('fares').fares;
  const locale = useLocale();
  const { isByWeek, transferMinutes, profile, month, from, source, next } = facts.assumed;
  const words = texts.assumed;
  const without =
    profile?.without &&
    words.withoutProfile(profile.without.label, formatMoney(profile.without.cents, locale));
  return (
    <div className="best-fare-assumed">
      <Disclosure summary={words.heading} open>
        <ul>
          {isByWeek && <li>{words.weeks(ridesWords(facts, texts))}</li>}
          <li>{words.transfers(transferMinutes)}</li>
          {profile && (
            <li>
              {words.profile(profile.label, operator)} {without}
            </li>
          )}
          {month !== undefined && <li>{words.month(month)}</li>}
          {facts.measure === 'rides' && <li>{words.spread}</li>}
          <li>
            {words.since(formatDay(from, locale))} <ContentLink href={source.href}>{source.name}</ContentLink>
            .{next !== undefined && ` ${words.next(formatDay(next, locale))}`}
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}
