import type { Image } from '#domain/image.ts';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

/** A picture of the content backend; phones get the smaller file. */
export function BlockImage({ image }: { readonly image: Image }) {
  const picture = (
    <picture>
      {image.medium && <source media="(width < 48em)" srcSet={image.medium} />}
      <img
        className="block-image"
        src={image.large ?? image.src}
        alt={image.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
  // A link needs words, which only the alternative text can give.
  return image.href && image.alt ? <ContentLink href={image.href}>{picture}</ContentLink> : picture;
}
