import { createContext, useContext } from 'react';
import type { BadgeType } from '#domain/line-mark.ts';
import type { LineRef } from '#domain/line.ts';
import { LineBadge, type LineBadgeProps } from './line-badge.tsx';

/** The operator's service types, for what knows a line by its number and its code alone. */
export const ServiceTypesContext = createContext<readonly (BadgeType & { readonly code: number })[]>([]);

/** A line of a type that the operator does not know. */
const unknownType: BadgeType = { key: 'unknown', name: { fr: '', en: '' }, look: { shape: 'square' } };

/** The type of a line that comes from the timetable: what its badge, its banner and its stroke are drawn by. */
export function useServiceType(code: number | undefined): BadgeType {
  return useContext(ServiceTypesContext).find((type) => type.code === code) ?? unknownType;
}

/** The badge of a line that comes from the timetable. */
export function NumberBadge({ line, ...rest }: { line: LineRef } & Omit<LineBadgeProps, 'number' | 'type'>) {
  return <LineBadge number={line.number} type={useServiceType(line.serviceTypeCode)} {...rest} />;
}
