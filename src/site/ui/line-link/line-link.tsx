import type { LineMark } from '#domain/line-mark.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { LineBadge } from '#site/ui/line-badge/line-badge.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import './line-link.css';

interface LineLinkProps {
  readonly line: LineMark;
  /** The page of its schedule. */
  readonly href: string;
}

/** The number of a line in a sentence: a small badge that leads to its schedule, and tells its type and its ends. */
export function LineLink({ line: { number, type, ends }, href }: LineLinkProps) {
  const name = type.name[useLocale()];
  const title = ends ? [name, ends.join(' – ')].filter(Boolean).join(', ') : undefined;
  return (
    <ContentLink className="line-link" href={href} title={title}>
      <LineBadge number={number} type={type} size="inline" />
    </ContentLink>
  );
}
