import type { ArchivePicture } from '#domain/archive-picture.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { Blocks } from '#site/blocks/blocks.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { Pagination } from '#site/ui/pagination/pagination.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { categoryQuery } from './archive-question.ts';
import type { MediaArchiveData } from './data.server.ts';
import './page.css';

/** Pictures that others may use, of every category or of one. */
export default function MediaArchivePage({ data }: PageProps<MediaArchiveData>) {
  const texts = useTexts('lists').archive;
  const { blocks, pictures, base, category, categories, page, pageCount, isBeyond } = data;
  const query = categoryQuery(category);
  return (
    <div className="media-archive">
      <Blocks blocks={blocks} />
      {categories.length > 1 && (
        <ChipRow label={texts.categories}>
          <ChipLink href={base} chosen={category === undefined}>
            {texts.every}
          </ChipLink>
          {categories.map((name) => (
            <ChipLink key={name} href={base + categoryQuery(name)} chosen={name === category}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      {!pictures && <EmptyState title={texts.away}>{<p>{texts.awayHelp}</p>}</EmptyState>}
      {pictures?.length === 0 && (
        <EmptyState title={texts.none}>
          {(isBeyond || category !== undefined) && (
            <p>
              <ContentLink href={base}>{texts.all}</ContentLink>
            </p>
          )}
        </EmptyState>
      )}
      {pictures && pictures.length > 0 && (
        <ul className="archive-pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <PictureCard picture={picture} hasCategory={category === undefined} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number === 1 ? base : `${base}/${number}`) + query}
      />
    </div>
  );
}

interface PictureCardProps {
  readonly picture: ArchivePicture;
  readonly hasCategory: boolean;
}

/** A picture, what it is called, who made it, and the way to the large one. */
function PictureCard({ picture, hasCategory }: PictureCardProps) {
  const texts = useTexts('lists').archive;
  const { image, title, category, credit } = picture;
  return (
    <figure className="archive-picture">
      <BlockImage image={image} />
      <figcaption>
        {title !== '' && <p className="archive-title">{title}</p>}
        {(hasCategory || credit !== undefined) && (
          <p className="archive-about">
            {hasCategory && <span>{category}</span>}
            {credit !== undefined && <span>{texts.credit(credit)}</span>}
          </p>
        )}
        <a className="archive-large" href={image.src}>
          {texts.large}
          {title !== '' && <VisuallyHidden>{texts.ofPicture(title)}</VisuallyHidden>}
        </a>
      </figcaption>
    </figure>
  );
}
