import type { ProjectNetworkBlock } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { iconPaths } from '#site/ui/icon/icon-paths.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './project-network.css';

interface ProjectNetworkProps {
  readonly block: ProjectNetworkBlock;
}

/** What a network to come brings: in figures where each is one, else each promise with a drawing of the site. */
export function ProjectNetworkBlockView({ block }: ProjectNetworkProps) {
  const level = innerLevel(block);
  const areFigures = block.icons.every(({ title }) => readFigure(title));
  return (
    <BlockSection block={block}>
      <div className="project-network">
        {block.image && <BlockImage image={block.image} />}
        <RichTextView value={block.body} topLevel={level} />
        {block.icons.length > 0 && (areFigures ? <Gains block={block} /> : <Promises block={block} />)}
      </div>
    </BlockSection>
  );
}

function Promises({ block }: ProjectNetworkProps) {
  const level = innerLevel(block);
  const Heading = `h${level}` as const;
  return (
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
  );
}

/** The number large, its unit beside it, what it means below. */
function Gains({ block }: ProjectNetworkProps) {
  return (
    <ul className="project-gains">
      {block.icons.map(({ id, title, body }) => {
        const { figure = title, unit } = readFigure(title) ?? {};
        return (
          <li key={id}>
            <p className="project-gain">
              {figure}
              {unit && <small>{`\u00a0${unit}`}</small>}
            </p>
            <RichTextView value={body} topLevel={innerLevel(block)} />
          </li>
        );
      })}
    </ul>
  );
}

/** « 27 min », « 1 200 », "14": a number, and what follows it. */
function readFigure(title: string): { readonly figure?: string; readonly unit?: string } | undefined {
  return /^(?<figure>[+−-]?\d[\d\s.,]*?)(?:\s+(?<unit>\D.{0,11}))?$/u.exec(title.trim())?.groups;
}

function isIcon(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(iconPaths, name);
}
