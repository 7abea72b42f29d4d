import { normalized } from './normalized.ts';

/** The words of a title as they stand in an address: `Jours fériés` gives `jours-feries`. */
export function slugOf(title: string): string {
  return normalized(title.replace(/[œŒ]/g, 'oe').replace(/[æÆ]/g, 'ae'), 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
