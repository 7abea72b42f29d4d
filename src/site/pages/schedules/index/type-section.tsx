import type { LineGroup } from '#domain/line-groups.ts';
import type { LineSummary } from '#domain/line.ts';
import { daysRunOf } from '#domain/service-days.ts';
import { formatDaysRun } from '#site/i18n/days-run.ts';
import { nameLang } from '#site/i18n/name-lang.ts';
import { useLocale, useNamesLanguage, useTexts } from '#site/i18n/texts.tsx';
import { linePath, typeAnchor, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { LineBadge } from '#site/ui/line-badge/line-badge.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { IndexType } from './data.server.ts';

interface TypeSectionProps {
  readonly group: LineGroup<IndexType, LineSummary>;
  readonly place: SchedulePlace;
}

/** A service type as riders know it, then its lines in the order they count. */
export function TypeSection({ group: { type, others, lines }, place }: TypeSectionProps) {
  const { lineIndex: texts, quickSearch } = useTexts('line-index');
  const locale = useLocale();
  const names = useNamesLanguage();
  const id = typeAnchor(type?.key);
  return (
    <section className="index-type" aria-labelledby={id}>
      <div className="index-type-head">
        {type && (
          // The badge shows what the type looks like: its number is said by the range.
          <span aria-hidden="true">
            <LineBadge number={firstNumber(type)} type={type} size="l" />
          </span>
        )}
        <div className="index-type-words">
          {/* Lines of these types lead here too. */}
          {others.map(({ key }) => (
            <span key={key} className="index-anchor" id={typeAnchor(key)} />
          ))}
          <h2 id={id} tabIndex={-1} lang={type && nameLang(type.name, locale, names)}>
            {type ? type.name[locale] : texts.others}
          </h2>
          {type && (
            <>
              {type.ranges.length > 0 && (
                <p className="figures index-type-range">{texts.ranges(printRanges(type))}</p>
              )}
              <p>{type.description}</p>
            </>
          )}
        </div>
      </div>
      {type && (others.length > 0 || type.details !== type.description) && (
        <Disclosure
          summary={
            <>
              {texts.details}
              <VisuallyHidden>{` : ${type.name[locale]}`}</VisuallyHidden>
            </>
          }
        >
          <div className="stack" data-gap="s">
            <p>{type.details}</p>
            {others.map((other) => (
              <p key={other.code}>
                <b lang={nameLang(other.name, locale, names)}>{other.name[locale]}</b>
                {`, ${texts.ranges(printRanges(other)).toLocaleLowerCase(locale)}. `}
                {other.description} {other.details}
              </p>
            ))}
          </div>
        </Disclosure>
      )}
      <ul className="link-rows index-lines">
        {lines.map((line) => (
          <li key={line.number}>
            <LinkRow
              href={linePath(place, line)}
              lead={<NumberBadge line={line} />}
              detail={detailOf(line, type, formatDaysRun(daysRunOf(line.days), quickSearch))}
            >
              <LineEnds ends={line.ends} />
            </LinkRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The days it runs, and who runs it where the title above does not say so. */
function detailOf({ operator }: LineSummary, type: IndexType | undefined, days: string) {
  if (operator === undefined || operator === type?.name.fr) return days;
  return (
    <>
      {days}, <PlaceName>{operator}</PlaceName>
    </>
  );
}

/** The two ends of a range stay on one line. */
function printRanges({ ranges }: IndexType): string {
  return ranges.map((range) => range.replace('-', '\u2060–\u2060')).join(', ');
}

function firstNumber({ ranges }: IndexType): string {
  return ranges[0]?.split('-')[0] ?? '';
}
