import { Blocks } from '#site/blocks/blocks.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { ContentData } from './data.server.ts';
import { NoticeFactsView } from './notice-facts.tsx';

/** A page made of blocks, and nothing else; a notice begins with its dates and its lines. */
export default function ContentPage({ view, data }: PageProps<ContentData>) {
  const { notice, blocks } = data;
  if (!notice) return <Blocks blocks={blocks} />;
  return (
    <div className="stack">
      <NoticeFactsView facts={notice} view={view} />
      <Blocks blocks={blocks} />
    </div>
  );
}
