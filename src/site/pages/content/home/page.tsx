import { Blocks } from '#site/blocks/blocks.tsx';
import { PageContent } from '#site/layouts/page-header/page-header.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { HomeData } from './data.server.ts';
import { HomeSearch } from './home-search.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ServiceTypes } from './service-types.tsx';
import './page.css';

/** What riders come for is on the first screen: the question, then the tools; the operator's own words follow. */
export default function HomePage({ view, data }: PageProps<HomeData>) {
  const { shell, info } = view;
  return (
    <>
      <HomeSearch action={shell.links.search} example={shell.operator.searchExample} />
      <ServiceTypes types={shell.operator.serviceTypes} href={shell.links.schedules} />
      <QuickLinks items={data.quick} />
      <PageContent className="page-width home-blocks" info={info}>
        <Blocks blocks={data.blocks} />
      </PageContent>
    </>
  );
}
