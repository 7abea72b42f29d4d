import type { Promotion } from '#domain/promotion.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

/** What the operator offers at the moment; nothing where it offers nothing. */
export function Promotions({ items }: { readonly items: readonly Promotion[] }) {
  const texts = useTexts().home;
  if (items.length === 0) return null;
  return (
    <section className="page-width home-part-below" aria-labelledby="home-promotions">
      <h2 id="home-promotions">{texts.promotions}</h2>
      <ul className="promotions">
        {items.map(({ id, title, subtitle, image, link }) => (
          <li key={id} className="promotion">
            <h3>{title}</h3>
            {subtitle !== undefined && <p>{subtitle}</p>}
            {link && (
              <p className="promotion-link">
                <ContentLink href={link.href}>{link.title}</ContentLink>
              </p>
            )}
            {image && <BlockImage image={{ ...image, href: undefined }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
