import type { ListNewsBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { NewsCalendar } from './news-calendar.tsx';
import { NewsCards } from './news-cards.tsx';
import { NewsRows } from './news-rows.tsx';
import './list-news.css';

/** The newest items of a kind, in the look that its module has. */
export function ListNewsBlockView({ block }: { readonly block: ListNewsBlock }) {
  const texts = useTexts().news;
  return (
    <BlockSection block={block}>
      {block.items.length === 0 ? <p>{texts.none}</p> : <NewsItems block={block} />}
      {block.all !== undefined && (
        <p className="news-all screen-only">
          <ContentLink href={block.all}>{texts.all[block.kind]}</ContentLink>
        </p>
      )}
    </BlockSection>
  );
}

function NewsItems({ block }: { readonly block: ListNewsBlock }) {
  const { look, items } = block;
  if (look === 'calendar') return <NewsCalendar items={items} />;
  if (look === 'rows') return <NewsRows items={items} />;
  const rows = items.slice(1);
  return (
    <>
      <div className="news-lead">
        <NewsCards items={items.slice(0, 1)} level={innerLevel(block)} hasSummary />
      </div>
      {rows.length > 0 && <NewsRows items={rows} />}
    </>
  );
}
