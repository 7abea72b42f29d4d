import callExamples from '#data/city/call-examples.json' with { type: 'json' };
import { cityPlan } from '#data/city/city-plan.ts';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';

/** The fictional city, whose feed is made too. */
export const cityMaterials = { operator, contentSeed, cityPlan, callExamples };
