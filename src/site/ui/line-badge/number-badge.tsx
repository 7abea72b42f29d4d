import type { LineRef } from '#domain/line.ts';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { LineBadge, type LineBadgeProps } from './line-badge.tsx';

/** The badge of a line that comes from the timetable. */
export function NumberBadge({ line, ...rest }: { line: LineRef } & Omit<LineBadgeProps, 'number' | 'type'>) {
  return <LineBadge number={line.number} type={useServiceType(line.serviceTypeCode)} {...rest} />;
}
