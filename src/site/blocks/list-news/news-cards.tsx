import type { HeadingLevel } from '#domain/block.ts';
import type { NewsItem } from '#domain/news.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { scenes } from '#site/ui/drawing/scenes.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { NewsAbout } from './news-about.tsx';
import './list-news.css';

/** In turn, for items without a picture of their own. */
const drawn = [scenes.bus, scenes.bridge, scenes.ramparts];

interface NewsCardsProps {
  readonly items: readonly NewsItem[];
  /** Of the headings of the cards. */
  readonly level: HeadingLevel;
  /** With what each tells in a sentence. */
  readonly hasSummary?: boolean;
}

/** Items beside each other, each with its picture. */
export function NewsCards({ items, level, hasSummary = false }: NewsCardsProps) {
  if (items.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <ul className="news-cards">
      {items.map((item, at) => (
        <li key={item.id} className="news-card">
          <Heading className="news-card-title">
            {item.path === undefined ? item.title : <ContentLink href={item.path}>{item.title}</ContentLink>}
          </Heading>
          <NewsAbout item={item} />
          {hasSummary && item.summary !== undefined && <p className="news-summary">{item.summary}</p>}
          <div className="news-card-picture">
            {item.image ? (
              // The whole card leads to the item, its picture too.
              <BlockImage image={{ ...item.image, href: undefined }} />
            ) : (
              <Drawing scene={drawn[at % drawn.length] ?? scenes.bus} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
