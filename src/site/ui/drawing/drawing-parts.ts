import { createContext, type ComponentType } from 'react';
import type { Mode } from '#domain/mode.ts';
import type { SceneName } from './scene.ts';

/** What is drawn of an operator that is not of a city we know, or that runs no buses. */
export type ElsewherePiece = 'vehicle' | 'skyline' | 'on-its-way' | 'lost';

export interface ElsewhereProps {
  readonly piece: ElsewherePiece;
  readonly mode: Mode;
}

/** What only some pages draw: its code comes with these, and the app hands it in. */
export interface DrawingParts {
  /** For an operator that is not of a city we know, or that runs no buses. */
  readonly DrawnElsewhere?: ComponentType<ElsewhereProps> | undefined;
  /** For the head of a page that stands out. */
  readonly NamedScene?: ComponentType<{ readonly name: SceneName }> | undefined;
}

export const DrawingPartsContext = createContext<DrawingParts>({});
