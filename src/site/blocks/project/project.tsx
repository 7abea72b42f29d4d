import type { HeadingLevel, ProjectBlock, ProjectStep } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { formatDay } from '#site/i18n/format.ts';
import { formatNumber } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './project.css';

/** A work under way and its steps. */
export function ProjectBlockView({ block }: { readonly block: ProjectBlock }) {
  const level = innerLevel(block);
  const current = block.steps.find(({ progress = 0 }) => progress > 0 && progress < 100);
  return (
    <BlockSection block={block}>
      <div className="project">
        {block.image && <BlockImage image={block.image} />}
        <RichTextView value={block.body} topLevel={level} />
        {block.steps.length > 0 && (
          <ol className="project-steps">
            {block.steps.map((step, at) => (
              <Step key={step.id} step={step} level={level} place={at + 1} isCurrent={step === current} />
            ))}
          </ol>
        )}
      </div>
    </BlockSection>
  );
}

interface StepProps {
  readonly step: ProjectStep;
  readonly level: HeadingLevel;
  /** From 1. */
  readonly place: number;
  /** The first one that is under way. */
  readonly isCurrent: boolean;
}

function Step({ step, level, place, isCurrent }: StepProps) {
  const texts = useTexts().blocks;
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const isDone = step.progress === 100;
  return (
    <li data-done={isDone || undefined} aria-current={isCurrent ? 'step' : undefined}>
      <span className="project-dot" aria-hidden="true">
        {isDone ? <Icon name="check" size="s" /> : place}
      </span>
      <div className="project-step">
        <Heading className="project-step-title">{step.title}</Heading>
        <RichTextView value={step.body} topLevel={level} label={step.title} />
      </div>
      <p className="project-opening">
        {isDone ? texts.done : texts.opening[step.opening]}
        {step.openingDate && (
          <>
            {locale === 'fr' ? '\u00a0: ' : ': '}
            <OpeningDate date={step.openingDate} />
          </>
        )}
      </p>
      {!isDone && <Progress step={step} />}
    </li>
  );
}

function Progress({ step: { title, progress } }: Pick<StepProps, 'step'>) {
  const texts = useTexts().blocks;
  const locale = useLocale();
  if (progress === undefined) return null;
  return (
    <p className="project-progress">
      <span>{texts.progress(formatNumber(progress, locale))}</span>
      <progress max={100} value={progress} aria-label={title} />
    </p>
  );
}

/** A day is written out; words such as a season stay as they are. */
function OpeningDate({ date }: { readonly date: string }) {
  const locale = useLocale();
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  if (day === undefined || Number.isNaN(Date.parse(day))) return date;
  return <time dateTime={day}>{formatDay(day, locale)}</time>;
}
