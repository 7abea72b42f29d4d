import { useContext } from 'react';
import { DrawingPartsContext, type ElsewhereProps } from './drawing-parts.ts';

export function Elsewhere(props: ElsewhereProps) {
  const { DrawnElsewhere } = useContext(DrawingPartsContext);
  return DrawnElsewhere && <DrawnElsewhere {...props} />;
}
