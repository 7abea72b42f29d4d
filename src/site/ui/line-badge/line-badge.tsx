import type { BadgeType } from '#domain/line-mark.ts';
import { nameLang } from '#site/i18n/name-lang.ts';
import { useLocale, useNamesLanguage, useTexts } from '#site/i18n/texts.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { badgeLength } from './badge-length.ts';
import { badgeShapes } from './badge-shapes.ts';
import './line-badge.css';

export interface LineBadgeProps {
  /** As printed on the bus: 800, 3A, 907. */
  number: string;
  /** Its name is for those who see neither colour nor shape; its colour is in the operator's own style sheet. */
  type: BadgeType;
  /** `inline`: in a sentence, whose words say what it is; the badge then says its number alone. */
  size?: 'inline' | 'xs' | 's' | 'm' | 'l';
  /** `number`: what stands around it says what the number is, as in the row of a departure. */
  says?: 'all' | 'number';
}

/** A line of the network: its number in the outline of its service type. */
export function LineBadge({ number, type: { key, name, look }, size = 'm', says }: LineBadgeProps) {
  const texts = useTexts();
  const locale = useLocale();
  const names = useNamesLanguage();
  const shape = badgeShapes[look.shape];
  const length = badgeLength(number);
  const isAlone = size !== 'inline' && says !== 'number';
  return (
    <span
      className="line-badge"
      data-type={key}
      data-shape={look.shape}
      data-size={size}
      data-length={length}
      // Two lines of it are shown.
      title={length === 'name' ? number : undefined}
    >
      <svg viewBox={`0 0 ${shape.width} 40`} aria-hidden="true" focusable="false">
        <path d={shape.outline} />
      </svg>
      {isAlone && <VisuallyHidden>{`${texts.ui.line} `}</VisuallyHidden>}
      <span className="line-badge-number">{number}</span>
      {isAlone && name[locale] && (
        <VisuallyHidden lang={nameLang(name, locale, names)}>{`, ${name[locale]}`}</VisuallyHidden>
      )}
    </span>
  );
}
