import { Blocks } from '#site/blocks/blocks.tsx';
import { PageContent } from '#site/layouts/page-header/page-header.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { SearchData } from './search-data.ts';
import { SearchResultsView } from './search-results.tsx';

/** The layout has the words searched for; here is what was found, then what the editors say of the search. */
export default function SearchPage({ view, data }: PageProps<SearchData>) {
  return (
    <>
      {data.results && <SearchResultsView results={data.results} view={view} />}
      <PageContent info={view.info}>
        <Blocks blocks={data.blocks} />
      </PageContent>
    </>
  );
}
