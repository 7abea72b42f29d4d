import type { ReactNode } from 'react';
import { daysRunOf } from '#domain/service-days.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import { formatDaysRun } from '#site/i18n/days-run.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { linePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { StopRow } from '#site/ui/link-row/stop-rows.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { ShellServiceType } from '#site/view.ts';
import type { Counted, FoundLine } from './search-data.ts';

interface FoundSchedulesProps {
  readonly lines: Counted<FoundLine>;
  readonly stops: Counted<StopNearby>;
  readonly place: SchedulePlace;
  readonly types: readonly ShellServiceType[];
  /** The page with all of a kind. */
  allOf(kind: 'lines' | 'stops'): string;
}

/** The lines and the stops that were found, side by side where there is room. */
export function FoundSchedules({ lines, stops, place, types, allOf }: FoundSchedulesProps) {
  const { quickSearch: texts, siteSearch } = useTexts('search');
  if (lines.count + stops.count === 0) return null;
  return (
    <div className="search-results-schedules">
      <Part
        id="found-lines"
        name={texts.lines}
        found={lines}
        all={{ href: allOf('lines'), says: siteSearch.allLines }}
      >
        {lines.shown.map((line) => (
          <li key={line.number}>
            <LineRow line={line} place={place} types={types} />
          </li>
        ))}
      </Part>
      <Part
        id="found-stops"
        name={texts.stops}
        found={stops}
        all={{ href: allOf('stops'), says: siteSearch.allStops }}
      >
        {stops.shown.map(({ code, name, lines: here, closure, platform, platforms }) => (
          <li key={code}>
            <StopRow
              href={stopPath(place, code)}
              code={code}
              name={name}
              lines={here}
              closure={closure}
              isStation={platforms !== undefined}
              platform={platform}
            />
          </li>
        ))}
      </Part>
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly name: string;
  readonly found: Counted<unknown>;
  /** The page with all of them, and what a link to it says. */
  readonly all: { readonly href: string; says(count: number): string };
  readonly children: ReactNode;
}

function Part({ id, name, found: { shown, count }, all, children }: PartProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {name} <span className="soft">{count}</span>
      </h2>
      <ul className="link-rows">{children}</ul>
      {shown.length < count && (
        <p className="search-results-all">
          <ContentLink href={all.href}>{all.says(count)}</ContentLink>
        </p>
      )}
    </section>
  );
}

interface LineRowProps {
  readonly line: FoundLine;
  readonly place: SchedulePlace;
  readonly types: readonly ShellServiceType[];
}

/** « Métrobus, tous les jours » under where it goes. */
function LineRow({ line, place, types }: LineRowProps) {
  const locale = useLocale();
  const texts = useTexts();
  const type = types.find(({ code }) => code === line.serviceTypeCode)?.name[locale];
  const days = line.days && formatDaysRun(daysRunOf(line.days), texts.quickSearch);
  const detail = [type, days].filter(Boolean).join(', ');
  return (
    <LinkRow href={linePath(place, line)} lead={<NumberBadge line={line} />} detail={detail || undefined}>
      <LineEnds ends={line.ends} />
    </LinkRow>
  );
}
