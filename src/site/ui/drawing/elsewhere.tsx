import { createContext, useContext, type ComponentType } from 'react';
import type { Mode } from '#domain/mode.ts';

/** What is drawn of an operator that is not of a city we know, or that runs no buses. */
export type ElsewherePiece = 'vehicle' | 'skyline' | 'on-its-way' | 'lost';

export interface ElsewhereProps {
  readonly piece: ElsewherePiece;
  readonly mode: Mode;
}

/** Its code comes with the pages of such an operator: the app hands it in. */
export const ElsewhereContext = createContext<{
  readonly DrawnElsewhere?: ComponentType<ElsewhereProps> | undefined;
}>({});

export function Elsewhere(props: ElsewhereProps) {
  const { DrawnElsewhere } = useContext(ElsewhereContext);
  return DrawnElsewhere && <DrawnElsewhere {...props} />;
}
