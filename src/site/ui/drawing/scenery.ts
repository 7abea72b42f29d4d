import { createContext, useContext } from 'react';
import type { Operator } from '#domain/operator.ts';

/** What stands around the vehicle; without one, ground that could be anywhere. */
export type Scenery = Operator['scenery'];

export const SceneryContext = createContext<Scenery>(undefined);

export const useScenery = (): Scenery => useContext(SceneryContext);
