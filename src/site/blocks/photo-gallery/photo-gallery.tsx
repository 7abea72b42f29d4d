import type { PhotoGalleryBlock } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection } from '#site/blocks/block-section.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { useSlides } from './use-slides.ts';
import './photo-gallery.css';

/**
 * Pictures side by side in a strip as wide as one of them, which the browser scrolls by itself: without script all of
 * them are there. The buttons come with the script that serves them, and nothing moves unless somebody moves it.
 */
export function PhotoGalleryBlockView({ block }: { readonly block: PhotoGalleryBlock }) {
  const texts = useTexts().blocks;
  const count = block.photos.length;
  const { strip, place, show, keys, touches } = useSlides(count);
  if (count === 0) return null;
  return (
    <BlockSection block={block}>
      <div
        className="photo-gallery"
        role="group"
        aria-label={block.title ?? texts.photos}
        {...(count > 1 && keys)}
      >
        {/* What scrolls can be reached with the keyboard, whatever it holds. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="photo-gallery-strip" ref={strip} tabIndex={count > 1 ? 0 : undefined} {...touches}>
          {block.photos.map((photo, at) => (
            // The same picture may stand twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {count > 1 && <VisuallyHidden>{texts.photo(at + 1, count)}</VisuallyHidden>}
              <BlockImage
                image={photo.href && !photo.alt ? { ...photo, alt: texts.photo(at + 1, count) } : photo}
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="photo-gallery-steps">
            <Button kind="secondary" icon="chevron-left" iconOnly onClick={() => show(place - 1)}>
              {texts.previousPhoto}
            </Button>
            <p aria-live="polite">{texts.photo(place + 1, count)}</p>
            <Button kind="secondary" icon="chevron-right" iconOnly onClick={() => show(place + 1)}>
              {texts.nextPhoto}
            </Button>
          </div>
        )}
      </div>
    </BlockSection>
  );
}
