import { daysRunOf } from '#domain/service-days.ts';
import { shortEnd, type LineSummary } from '#domain/line.ts';
import { formatDaysRun } from '#site/i18n/days-run.ts';
import { nameLang } from '#site/i18n/name-lang.ts';
import { useLocale, useNamesLanguage, useTexts } from '#site/i18n/texts.tsx';
import { linePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { LineBadge } from '#site/ui/line-badge/line-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { ShellServiceType } from '#site/view.ts';

interface FirstLinesProps {
  readonly type: ShellServiceType;
  readonly lines: readonly LineSummary[];
  readonly place: SchedulePlace;
}

/** On a first visit: the lines that most riders take, as large as they are on the bus. */
export function FirstLines({ type, lines, place }: FirstLinesProps) {
  const locale = useLocale();
  const names = useNamesLanguage();
  const texts = useTexts().quickSearch;
  const days = new Set(lines.map((line) => formatDaysRun(daysRunOf(line.days), texts)));
  return (
    <section aria-labelledby="first-lines">
      <h2 className="home-part" id="first-lines">
        <span lang={nameLang(type.name, locale, names)}>{type.name[locale]}</span>{' '}
        {days.size === 1 && <span className="soft">{[...days][0]}</span>}
      </h2>
      <ul className="first-lines">
        {lines.map((line) => (
          <li key={line.number}>
            <ContentLink className="first-line" href={linePath(place, line)}>
              <LineBadge number={line.number} type={type} size="l" />
              <LineEnds ends={line.ends.map(shortEnd)} />
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
