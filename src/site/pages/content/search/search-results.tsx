import { useNumberExamples } from '#site/i18n/operator-traits.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { NearMe } from '#site/own-stops/near-me.tsx';
import { searchPath } from '#site/quick-search/search-path.ts';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { plainScenes } from '#site/ui/drawing/plain-scenes.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { Pagination } from '#site/ui/pagination/pagination.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PageView } from '#site/view.ts';
import { FoundItems } from './found-items.tsx';
import { FoundSchedules } from './found-schedules.tsx';
import { resultsPath } from './results-path.ts';
import type { SearchResults } from './search-data.ts';
import { StopsAround } from './stops-around.tsx';
import './page.css';

interface SearchResultsViewProps {
  readonly results: SearchResults;
  readonly view: PageView;
}

export function SearchResultsView({ results, view }: SearchResultsViewProps) {
  const { quickSearch, siteSearch: texts } = useTexts('search');
  const { line } = useNumberExamples();
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  if (results.kind === 'failed')
    return (
      <EmptyState scene={plainScenes.repair} title={texts.away}>
        <p>{texts.awayHelp}</p>
        <WaysOn place={place} />
      </EmptyState>
    );
  if (results.count === 0 && !results.place)
    return (
      <EmptyState title={texts.nothingFor(results.words)}>
        <p>
          {quickSearch.nothing}. {texts.nothingHelp(line, view.shell.operator.fleet)}
        </p>
        <WaysOn place={place} />
      </EmptyState>
    );
  return <Found results={results} view={view} place={place} />;
}

type FoundResults = Extract<SearchResults, { readonly kind: 'found' }>;

interface FoundProps {
  readonly results: FoundResults;
  readonly view: PageView;
  readonly place: SchedulePlace;
}

function Found({ results, view, place }: FoundProps) {
  const { quickSearch, siteSearch } = useTexts('search');
  const { words, count, place: around, lines, stops, items, chosen, page, pageCount, missing } = results;
  const { search, planner } = view.shell.links;
  const isEmpty = !around && lines.count + stops.count + items.shown.length === 0;
  return (
    <div className="search-results">
      {count > 0 && (
        <p className="search-results-count">
          <b>{siteSearch.results(count)}</b> {siteSearch.forWords(words)}
        </p>
      )}
      <Corrected results={results} search={search} />
      {missing && (
        <Callout severity="moyen">
          <p>{missing === 'schedules' ? siteSearch.noLines : siteSearch.noItems}</p>
        </Callout>
      )}
      <Kinds results={results} search={search} />
      {isEmpty && (
        <p>
          {quickSearch.none}.{' '}
          <ContentLink href={searchPath(search, words)}>{siteSearch.everything}</ContentLink>
        </p>
      )}
      {around && <StopsAround found={around} place={place} planner={planner} />}
      <FoundSchedules
        lines={lines}
        stops={stops}
        place={place}
        types={view.shell.operator.serviceTypes}
        allOf={(kind) => searchPath(search, words, kind)}
      />
      <FoundItems items={items} />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => resultsPath(search, words, { kind: chosen, page: number })}
      />
    </div>
  );
}

interface PartProps {
  readonly results: FoundResults;
  /** Where searches stand. */
  readonly search: string;
}

/** That other words were looked for than were typed, and a link to their own search. */
function Corrected({ results: { words, corrected }, search }: PartProps) {
  const { siteSearch } = useTexts('search');
  if (corrected === undefined) return null;
  return (
    <p className="search-results-corrected">
      {siteSearch.corrected(words, corrected)}{' '}
      <ContentLink href={searchPath(search, corrected)}>{siteSearch.tryWith(corrected)}</ContentLink>
    </p>
  );
}

/** Each kind of what was found, as a page of its own. */
function Kinds({ results: { words, kinds, chosen }, search }: PartProps) {
  const { siteSearch } = useTexts('search');
  if (kinds.length < 2 && chosen === undefined) return null;
  return (
    <ChipRow label={siteSearch.kinds}>
      <ChipLink href={searchPath(search, words)} chosen={chosen === undefined}>
        {siteSearch.everything}
      </ChipLink>
      {kinds.map(({ kind, count }) => (
        <ChipLink key={kind} href={resultsPath(search, words, { kind })} chosen={kind === chosen}>
          {siteSearch.several[kind]} <span className="search-results-number">{count}</span>
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** Where to go on from nothing. */
function WaysOn({ place }: { readonly place: SchedulePlace }) {
  const { quickSearch, siteSearch } = useTexts('search');
  return (
    <div className="search-ways">
      <NearMe place={place} kind="primary" label={quickSearch.nearMe}>
        <ButtonLink kind="secondary" href={place.base}>
          {siteSearch.everyLine}
        </ButtonLink>
      </NearMe>
    </div>
  );
}
