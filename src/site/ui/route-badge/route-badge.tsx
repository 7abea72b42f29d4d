import type { ServiceTypeKey } from '#domain/operator.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { badgeShapes } from './badge-shapes.ts';
import './route-badge.css';

export interface RouteBadgeProps {
  /** As printed on the bus: 800, 3A, 907. */
  number: string;
  type: ServiceTypeKey;
  /** The name of the type, for those who see neither colour nor shape. */
  typeName: string;
  /** The language of that name, where it is not the page's. */
  typeLang?: string;
  size?: 's' | 'm' | 'l';
}

/** A line of the network: its number in the outline of its service type. */
export function RouteBadge({ number, type, typeName, typeLang, size = 'm' }: RouteBadgeProps) {
  const texts = useTexts();
  const shape = badgeShapes[type];
  return (
    <span
      className="route-badge"
      data-type={type}
      data-size={size}
      data-long={number.length > 3 || undefined}
    >
      <svg viewBox={`0 0 ${shape.width} 40`} aria-hidden="true" focusable="false">
        <path d={shape.outline} />
      </svg>
      <VisuallyHidden>{`${texts.ui.line} `}</VisuallyHidden>
      <span className="route-badge-number">{number}</span>
      <VisuallyHidden lang={typeLang}>{`, ${typeName}`}</VisuallyHidden>
    </span>
  );
}
