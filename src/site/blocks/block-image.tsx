import type { Image, ImageSource } from '#domain/image.ts';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

interface BlockImageProps {
  readonly image: Image;
  /** How wide it is drawn, as `sizes` has it: across a phone, and no wider than a column elsewhere unless given. */
  readonly sizes?: string;
}

/** A picture of the content backend, in the best format and the smallest width that will do, with room left for it. */
export function BlockImage({ image, sizes = '(width < 48em) 100vw, 40rem' }: BlockImageProps) {
  const { sources = [], size, medium } = image;
  const picture = (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={srcSetOf(source)} sizes={sizes} />
      ))}
      {sources.length === 0 && medium && <source media="(width < 48em)" srcSet={medium} />}
      <img
        className="block-image"
        src={(sources.length === 0 ? image.large : undefined) ?? image.src}
        alt={image.alt}
        width={size?.width}
        height={size?.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
  // A link needs words, which only the alternative text can give.
  return image.href && image.alt ? <ContentLink href={image.href}>{picture}</ContentLink> : picture;
}

function srcSetOf({ files }: ImageSource): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
