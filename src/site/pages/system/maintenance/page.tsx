import { Blocks } from '#site/blocks/blocks.tsx';
import { PageContent } from '#site/layouts/page-header/page-header.tsx';
import { CallUs } from '#site/layouts/phone/call-us.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { plainScenes } from '#site/ui/drawing/plain-scenes.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { ContentData } from '#site/pages/content/page/data.server.ts';
import './page.css';

/** The one page of a site that is being mended: the operator's words and the phone. */
export default function MaintenancePage({ view, data }: PageProps<ContentData>) {
  const { info, shell } = view;
  return (
    <>
      {data.blocks.length > 0 && (
        <PageContent className="maintenance-words" info={info}>
          <Blocks blocks={data.blocks} />
        </PageContent>
      )}
      <CallUs line={shell.operator.phones.general} />
      <Drawing scene={plainScenes.repair} />
    </>
  );
}
