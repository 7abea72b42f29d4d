import { AppError } from '#lib/errors.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';

export const maxMenuDepth = 4;

export function requireMenuDepth(name: string, list: readonly SeedMenuItem[], depth = 1): void {
  if (list.length > 0 && depth > maxMenuDepth)
    throw new AppError('invalid', `menu ${name} is deeper than ${maxMenuDepth} levels`);
  for (const item of list) requireMenuDepth(name, item.children ?? [], depth + 1);
}
