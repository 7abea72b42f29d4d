import { useId } from 'react';
import { formatDay } from '#site/i18n/format.ts';
import { formatNumber } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { RowTable } from '#site/ui/rich-table/row-table.tsx';
import type { SearchesData } from './data.server.ts';

/** Words that found nothing, most often first, for editors. */
export default function SearchesPage({ data: { searches } }: PageProps<SearchesData>) {
  const texts = useTexts('staff').staff.searches;
  const locale = useLocale();
  const titleId = useId();
  return (
    <section className="stack">
      <p>{texts.lead}</p>
      <h2 id={titleId}>{texts.list}</h2>
      {searches.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <RowTable
          titleId={titleId}
          title={texts.list}
          heads={texts.heads}
          rows={searches.map((search) => ({
            id: `${search.locale} ${search.words}`,
            words: <span lang={search.locale}>{search.words}</span>,
            locale: texts.locales[search.locale],
            count: formatNumber(search.count, locale),
            last: formatDay(search.lastDay, locale),
          }))}
        />
      )}
    </section>
  );
}
