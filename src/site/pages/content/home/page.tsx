import { isStorm } from '#domain/notices/notice.ts';
import { Blocks } from '#site/blocks/blocks.tsx';
import { useLocale } from '#site/i18n/texts.tsx';
import { LanguageBanner } from '#site/layouts/language-banner/language-banner.tsx';
import { PageContent } from '#site/layouts/page-header/page-header.tsx';
import { PromotedNoticeLine } from '#site/pages/notices/promoted-notice.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { HomeData } from './data.server.ts';
import { FeaturedNews } from './featured-news.tsx';
import { HomePlanner } from './home-planner.tsx';
import { HomeSearch } from './home-search.tsx';
import { HomeStops } from './home-stops.tsx';
import { OtherNotices } from './other-notices.tsx';
import { Promotions } from './promotions.tsx';
import { QuickLinks } from './quick-links.tsx';
import './page.css';

/** What riders come for is on the first screen: the question, their stops, the stops around; the rest follows. */
export default function HomePage({ view, data }: PageProps<HomeData>) {
  const { shell, info } = view;
  const { worst: notice } = data;
  const place = { base: shell.links.schedules, locale: useLocale() };
  return (
    <>
      <HomeSearch shell={shell} isStorm={notice !== undefined && isStorm(notice)} />
      {notice && <PromotedNoticeLine notice={notice} />}
      <HomeStops type={shell.operator.serviceTypes[0]} firstLines={data.firstLines} place={place} />
      {data.planner && <HomePlanner {...data.planner} />}
      {shell.operator.banner && (
        <div className="home-language">
          <LanguageBanner banner={shell.operator.banner} href={shell.links.banner} />
        </div>
      )}
      <QuickLinks items={data.quick} />
      <OtherNotices notices={data.notices} all={data.allNotices} />
      <FeaturedNews items={data.featured} all={data.allNews} />
      <Promotions items={data.promotions} />
      <PageContent className="page-width home-blocks" info={info}>
        <Blocks blocks={data.blocks} />
      </PageContent>
    </>
  );
}
