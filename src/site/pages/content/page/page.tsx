import { Blocks } from '#site/blocks/blocks.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { ContentData } from './data.server.ts';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { NoticeFactsView } from './notice-facts.tsx';

/** A page made of blocks, and nothing else; a notice begins with its dates and its lines. */
export default function ContentPage({ view, data }: PageProps<ContentData>) {
  const { notice, blocks } = data;
  const texts = useTexts().pages;
  if (!notice && blocks.length === 0 && !view.info.intro) return <EmptyState title={texts.empty} />;
  if (!notice) return <Blocks blocks={blocks} />;
  return (
    <div className="stack">
      <NoticeFactsView facts={notice} view={view} />
      <Blocks blocks={blocks} />
    </div>
  );
}
