import type { Facts } from './facts.ts';

/** What a rider says who lost keys on a bus, by group and field. */
const answers = (n: number, { lines, day }: Facts) => ({
  objet: { genre: 'cles', description: `Des clés avec un ruban, le ${n}e trousseau` },
  endroit: { lieu: 'bus', parcours: lines[n % lines.length] ?? '', date: day },
  vous: { prenom: 'Ève', nom: `Roy ${n}`, reponse: 'courriel', courriel: `personne${n}@exemple.ca` },
});

/** As the form of the site sends it. */
export const lostProperty = (n: number, facts: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers(n, facts)).flatMap(([group, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${group}-${field}`, value]),
    ),
  );

/** As the wire takes it. */
export const lostPropertyCall = (n: number, facts: Facts) => ({
  ...answers(n, facts),
  recaptchaToken: facts.proofs['webform-objets_perdus'] ?? '',
});
