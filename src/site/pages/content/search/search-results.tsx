import type { ReactNode } from 'react';
import { daysRunOf } from '#domain/service-days.ts';
import { formatDaysRun } from '#site/i18n/days-run.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { NearMe } from '#site/own-stops/near-me.tsx';
import { searchPath } from '#site/quick-search/search-path.ts';
import { linePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { NumberBadge } from '#site/ui/line-badge/service-types.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { StopRow } from '#site/ui/link-row/stop-rows.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PageView, ShellServiceType } from '#site/view.ts';
import type { Counted, FoundLine, SearchResults } from './data.server.ts';
import './page.css';

interface SearchResultsViewProps {
  readonly results: SearchResults;
  readonly view: PageView;
}

export function SearchResultsView({ results, view }: SearchResultsViewProps) {
  const texts = useTexts().quickSearch;
  const { links, operator } = view.shell;
  const place = { base: links.schedules, locale: useLocale() };
  const { words } = results;
  if (results.kind === 'failed')
    return (
      <EmptyState scene="repair" title={texts.away}>
        <p>{texts.awayHelp}</p>
        <WaysOn place={place} />
      </EmptyState>
    );
  const { lines, stops } = results;
  const count = lines.count + stops.count;
  if (count === 0)
    return (
      <EmptyState title={texts.nothingFor(words)}>
        <p>
          {texts.nothing}. {texts.nothingHelp}
        </p>
        <WaysOn place={place} />
      </EmptyState>
    );
  const all = (kind: string, says: (total: number) => string) => ({
    href: searchPath(links.search, words, kind),
    says,
  });
  return (
    <div className="search-results">
      <p className="search-results-count">
        <b>{texts.results(count)}</b> {texts.forWords(words)}
      </p>
      <Part id="found-lines" name={texts.lines} found={lines} all={all('lines', texts.allLines)}>
        {lines.shown.map((line) => (
          <li key={line.number}>
            <LineRow line={line} place={place} types={operator.serviceTypes} />
          </li>
        ))}
      </Part>
      <Part id="found-stops" name={texts.stops} found={stops} all={all('stops', texts.allStops)}>
        {stops.shown.map(({ code, name, lines: here, closure }) => (
          <li key={code}>
            <StopRow href={stopPath(place, code)} code={code} name={name} lines={here} closure={closure} />
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

/** Where to go on from nothing. */
function WaysOn({ place }: { readonly place: SchedulePlace }) {
  const texts = useTexts().quickSearch;
  return (
    <div className="search-ways">
      <NearMe place={place} kind="primary" label={texts.nearMe}>
        <ButtonLink kind="secondary" href={place.base}>
          {texts.everyLine}
        </ButtonLink>
      </NearMe>
    </div>
  );
}
