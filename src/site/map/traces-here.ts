import type { LineDirectionRef, LineTrace } from '#domain/line.ts';
import { traceId, type MapTrace } from './scene.ts';

/** The ways of some directions among those of the network, each once. */
export function tracesHere(
  traces: readonly LineTrace[],
  lines: readonly Pick<LineDirectionRef, 'number' | 'direction'>[],
): MapTrace[] {
  const here = new Set(lines.map(({ number, direction }) => traceId(number, direction)));
  return traces.flatMap(({ number, direction, serviceTypeCode, polyline }) => {
    const id = traceId(number, direction);
    return here.has(id) ? [{ id, serviceTypeCode, polyline }] : [];
  });
}
