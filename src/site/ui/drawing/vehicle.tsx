import type { Mode } from '#domain/mode.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Bus } from './parts.tsx';

interface VehicleProps {
  mode: Mode;
  x: number;
  y: number;
  scale?: number;
}

/** What carries riders, at a place of a drawing. */
export function Vehicle({ mode, x, y, scale = 1 }: VehicleProps) {
  if (mode === 'bus') return <Bus x={x} y={y} scale={scale} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={scale < 1 ? 3 : undefined}>
      <Elsewhere piece="vehicle" mode={mode} />
    </g>
  );
}
