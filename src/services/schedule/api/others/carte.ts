import { z } from 'zod';
import { defineQuestion } from '../define-call.ts';

/** GeoJSON for map libraries; its shape is not checked, as nothing here reads it. */
const baseMapSchema = z.looseObject({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

export const carte = defineQuestion({
  path: '/carte',
  summary: 'Le fond de carte, en GeoJSON\u00A0: rivière, parcs, rues, ponts, quartiers',
  query: z.object({}),
  answer: baseMapSchema,
  cache: 'hour',
  handle: (_query, { places }) => places.baseMap,
});
