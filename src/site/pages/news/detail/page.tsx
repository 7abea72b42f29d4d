import { BlockImage } from '#site/blocks/block-image.tsx';
import { Blocks } from '#site/blocks/blocks.tsx';
import { NewsAbout } from '#site/blocks/list-news/news-about.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ShareButton } from '#site/ui/share-button/share-button.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { NewsDetailData } from './data.server.ts';
import './page.css';

/** One item: when, about what, by whom; its picture, its words, and what one can do with it. */
export default function NewsDetailPage({ view, data }: PageProps<NewsDetailData>) {
  const texts = useTexts().news;
  const { news, blocks, list, address } = data;
  if (!news) return <Blocks blocks={blocks} />;
  return (
    <div className="news-article">
      <div className="news-article-head" data-has-picture={news.image !== undefined || undefined}>
        <div>
          <NewsAbout item={news} hasOrganization />
          {address !== undefined && <NewsTools title={view.info.title} address={address} />}
        </div>
        {news.image && <BlockImage image={news.image} />}
      </div>
      <Blocks blocks={blocks} />
      {list !== undefined && (
        <p className="news-back screen-only">
          <ContentLink href={list}>
            <Icon name="arrow-left" size="s" /> {texts.all[news.kind]}
          </ContentLink>
        </p>
      )}
    </div>
  );
}

interface NewsToolsProps {
  readonly title: string;
  readonly address: string;
}

/** A letter works without script. */
function NewsTools({ title, address }: NewsToolsProps) {
  const { newsList, ui } = useTexts('lists');
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="news-tools screen-only">
      <ButtonLink kind="quiet" icon="mail" href={letter}>
        {newsList.sendByEmail}
      </ButtonLink>
      <div className="news-scripted needs-script">
        <ShareButton title={title} page={address} />
        <Button kind="quiet" icon="printer" onClick={() => window.print()}>
          {ui.print}
        </Button>
      </div>
    </div>
  );
}
