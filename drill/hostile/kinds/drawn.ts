import { createChance } from '#drill/kills/hostile.ts';

/** Words of the site, names of its city, and what becomes of them under hurried thumbs. */
const known =
  'horaire tarif hiver gare terminus laissez-passer étudiant aîné carte opus bus perdu avis détour marché neuf hôpital bibliothèque parc nuit samedi remboursement plainte emploi chauffeur accessibilité vélo'.split(
    ' ',
  );
const typos = [
  'horraire',
  'terrminus',
  'biblioteque',
  'hopitale',
  'remboursemant',
  'acessibilite',
  'etudiannt',
];

export const oneOf = <Value>(values: readonly Value[], n: number): Value =>
  values[n % values.length] as Value;

/** As many words, always the same for the same number: known ones, misspelt ones, long ones and none at all. */
export function words(n: number, count: number): string {
  const chance = createChance(n * 7919 + 1);
  const letters = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(97 + Math.floor(chance() * 26))).join('');
  return Array.from({ length: count }, () => {
    const roll = chance();
    if (roll < 0.5) return known[Math.floor(chance() * known.length)];
    if (roll < 0.8) return typos[Math.floor(chance() * typos.length)];
    return letters(roll < 0.95 ? 6 : 40);
  }).join(' ');
}

/** A date not far from the day, `2026-11-19`. */
export const dateNear = (day: string, n: number): string => dayAfter(day, ((n * 7) % 60) - 10);

export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

export const compact = (day: string): string => day.replaceAll('-', '');
