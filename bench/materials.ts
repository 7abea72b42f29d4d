import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cityPlan } from '#data/city/city-plan.ts';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';

/** What the program is built with, as it starts by default. */
export const materials = {
  operator,
  contentSeed,
  cityPlan,
  logo: readFileSync('data/logo.svg', 'utf8'),
  icon: readFileSync('data/icon.svg', 'utf8'),
  distFolder: resolve('dist'),
  filesFolder: resolve('data/files'),
};
