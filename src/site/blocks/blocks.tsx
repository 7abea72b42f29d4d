import { use, type ReactNode } from 'react';
import type { Block, ContentsTableBlock } from '#domain/block.ts';
import { AccordionBlockView } from './accordion/accordion.tsx';
import { ColumnsBlockView } from './columns/columns.tsx';
import { ContentBlockView } from './content/content.tsx';
import { ContentsNav, ContentsTableBlockView } from './contents-table/contents-table.tsx';
import { FilesListBlockView } from './files-list/files-list.tsx';
import { GoingsComingsBlockView } from './goings-comings/goings-comings.tsx';
import { MemberBlockView } from './member/member.tsx';
import { PlainBlockView } from './plain/plain.tsx';
import { ProjectNetworkBlockView } from './project-network/project-network.tsx';
import { ProjectBlockView } from './project/project.tsx';
import { RareBlocksContext } from './rare-blocks.ts';
import { RelatedLinksBlockView } from './related-links/related-links.tsx';
import { TimelineBlockView } from './timeline/timeline.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
}

/** The blocks of a page, one under the other, with their table of contents where they have one. */
export function Blocks({ blocks }: BlocksProps) {
  const at = blocks.findIndex(hasEntries);
  const table = blocks[at];
  if (!table || !hasEntries(table)) return <BlockList blocks={blocks} />;
  return (
    <div className="with-contents">
      <div className="with-contents-parts">
        <BlockList blocks={blocks.slice(0, at + 1)} />
        <ContentsNav block={table} />
        <BlockList blocks={blocks.slice(at + 1)} />
      </div>
    </div>
  );
}

function hasEntries(block: Block): block is ContentsTableBlock {
  return block.type === 'content_with_contents_table' && block.entries.length > 0;
}

function BlockList({ blocks }: BlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <div className="blocks">
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }): ReactNode {
  const rare = use(RareBlocksContext);
  const { form: Form, list_news: ListNews, photo_gallery: PhotoGallery, video_player: VideoPlayer } = rare;
  switch (block.type) {
    case 'content':
      return <ContentBlockView block={block} />;
    case 'accordion':
      return <AccordionBlockView block={block} />;
    case 'related_links':
      return <RelatedLinksBlockView block={block} />;
    case 'columns':
      return (
        <ColumnsBlockView
          block={block}
          renderColumn={(column) => column.map((child) => <BlockView key={child.id} block={child} />)}
        />
      );
    case 'files_list':
      return <FilesListBlockView block={block} />;
    case 'timeline':
      return <TimelineBlockView block={block} />;
    case 'content_with_contents_table':
      return <ContentsTableBlockView block={block} />;
    case 'goings_comings':
      return <GoingsComingsBlockView block={block} />;
    case 'member':
      return <MemberBlockView block={block} />;
    case 'project':
      return <ProjectBlockView block={block} />;
    case 'project_network':
      return <ProjectNetworkBlockView block={block} />;
    case 'list_news':
      return ListNews && <ListNews block={block} />;
    case 'photo_gallery':
      return PhotoGallery && <PhotoGallery block={block} />;
    case 'video_player':
      return VideoPlayer && <VideoPlayer block={block} />;
    case 'form':
      return Form && <Form block={block} />;
    case 'plain':
      return <PlainBlockView block={block} />;
  }
}
