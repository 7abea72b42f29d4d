import { createBuilders } from '#operators/kit/builders.ts';
import { cityPaths } from './paths.ts';

export const { page, hub, project, landing, promo, module } = createBuilders(cityPaths);
