import type { ReactNode } from 'react';
import type { Block } from '#domain/block.ts';
import { AccordionBlockView } from './accordion/accordion.tsx';
import { ColumnsBlockView } from './columns/columns.tsx';
import { ContentBlockView } from './content/content.tsx';
import { ContentsTableBlockView } from './contents-table/contents-table.tsx';
import { FilesListBlockView } from './files-list/files-list.tsx';
import { GoingsComingsBlockView } from './goings-comings/goings-comings.tsx';
import { MemberBlockView } from './member/member.tsx';
import { PlainBlockView } from './plain/plain.tsx';
import { ProjectNetworkBlockView } from './project-network/project-network.tsx';
import { ProjectBlockView } from './project/project.tsx';
import { RelatedLinksBlockView } from './related-links/related-links.tsx';
import { TimelineBlockView } from './timeline/timeline.tsx';

/** The blocks of a page, one under the other. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
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
    case 'plain':
      return <PlainBlockView block={block} />;
  }
}
