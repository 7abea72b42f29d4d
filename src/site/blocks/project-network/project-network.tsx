import type { ProjectNetworkBlock } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { iconPaths } from '#site/ui/icon/icon-paths.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './project-network.css';

/** What a network to come brings, each promise with a drawing of the site. */
export function ProjectNetworkBlockView({ block }: { readonly block: ProjectNetworkBlock }) {
  const level = innerLevel(block);
  const Heading = `h${level}` as const;
  return (
    <BlockSection block={block}>
      <div className="project-network">
        {block.image && <BlockImage image={block.image} />}
        <RichTextView value={block.body} topLevel={level} />
        {block.icons.length > 0 && (
          <ul className="project-network-icons">
            {block.icons.map((icon) => (
              <li key={icon.id}>
                {isIcon(icon.drawing) && <Icon name={icon.drawing} size="l" />}
                <div>
                  <Heading className="project-network-title">{icon.title}</Heading>
                  <RichTextView value={icon.body} topLevel={level} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </BlockSection>
  );
}

function isIcon(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(iconPaths, name);
}
