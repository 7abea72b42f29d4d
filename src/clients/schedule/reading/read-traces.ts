import type { TracesJson } from '#contract/schedule/parcours.ts';
import type { LineTrace } from '#domain/line.ts';

/** `traces`: the usual way of every direction of the network. */
export function readTraces(json: TracesJson): LineTrace[] {
  return json.map(({ noParcours, codeDirection, codeTypeService, polyligne }) => ({
    number: noParcours,
    direction: codeDirection,
    serviceTypeCode: codeTypeService,
    polyline: polyligne,
  }));
}
