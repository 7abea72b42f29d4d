import type { RelatedLinksBlock } from '#domain/block.ts';
import { BlockSection } from '#site/blocks/block-section.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ContentLink, PlainLink } from '#site/ui/text-link/link-context.tsx';
import './related-links.css';

/** Where to go on reading. External ones, files among them, are left to the browser. */
export function RelatedLinksBlockView({ block }: { readonly block: RelatedLinksBlock }) {
  if (block.links.length === 0) return null;
  return (
    <BlockSection block={block}>
      <ul className="related-links">
        {block.links.map(({ title, subtitle, href, external }) => {
          const Link = external ? PlainLink : ContentLink;
          return (
            <li key={href + title}>
              <Link href={href}>{title}</Link>
              {subtitle && <p>{subtitle}</p>}
              <Icon name="chevron-right" size="s" />
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
