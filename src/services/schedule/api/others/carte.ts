import { z } from 'zod';
import { defineQuestion } from '../define-call.ts';

/** GeoJSON as it stands; map libraries read it, nothing of ours does. */
const baseMapSchema = z.looseObject({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

export const carte = defineQuestion({
  path: '/carte',
  summary: 'Le fond de carte, en GeoJSON\u00A0: rivière, parcs, rues, ponts, quartiers',
  query: z.object({}),
  answer: baseMapSchema,
  cache: 'hour',
  handle: (_query, { places }) => places.baseMap,
});
