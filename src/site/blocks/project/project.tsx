import type { HeadingLevel, ProjectBlock, ProjectStep } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { formatDay, formatNumber } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './project.css';

/** A work under way and its steps. */
export function ProjectBlockView({ block }: { readonly block: ProjectBlock }) {
  const level = innerLevel(block);
  return (
    <BlockSection block={block}>
      <div className="project">
        {block.image && <BlockImage image={block.image} />}
        <RichTextView value={block.body} topLevel={level} />
        {block.steps.length > 0 && (
          <ol className="project-steps">
            {block.steps.map((step) => (
              <Step key={step.id} step={step} level={level} />
            ))}
          </ol>
        )}
      </div>
    </BlockSection>
  );
}

function Step({ step, level }: { readonly step: ProjectStep; readonly level: HeadingLevel }) {
  const texts = useTexts().blocks;
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const percent =
    step.progress === undefined ? undefined : texts.progress(formatNumber(step.progress, locale));
  return (
    <li>
      <Heading className="project-step-title">{step.title}</Heading>
      <p className="project-opening">
        {texts.opening[step.opening]}
        {step.openingDate && (
          <>
            {locale === 'fr' ? '\u00a0: ' : ': '}
            <OpeningDate date={step.openingDate} />
          </>
        )}
      </p>
      {percent && (
        <p className="project-progress">
          <progress max={100} value={step.progress} aria-label={step.title} />
          <span>{percent}</span>
        </p>
      )}
      <RichTextView value={step.body} topLevel={level} label={step.title} />
    </li>
  );
}

/** A day is written out; words such as a season stay as they are. */
function OpeningDate({ date }: { readonly date: string }) {
  const locale = useLocale();
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  if (day === undefined || Number.isNaN(Date.parse(day))) return date;
  return <time dateTime={day}>{formatDay(day, locale)}</time>;
}
