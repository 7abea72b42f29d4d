import type { LotPlan } from '#demo/city-plan.ts';

/** The free lots at the edge of the network; their names and places are those of the landmarks. */
export const lots: readonly LotPlan[] = [
  { landmark: 'brumes', address: '410, chemin des Brumes', spaces: 140, accessible: true },
  { landmark: 'anse', address: '2755, boulevard de Bellerive', spaces: 95, accessible: true },
  { landmark: 'verger', address: '6180, avenue Marguerite-Lanctôt', spaces: 110, accessible: true },
  { landmark: 'fonderie', address: '75, rue de la Fonderie', spaces: 80, accessible: true },
  { landmark: 'hauteurs', address: '7020, chemin du Haut-Coteau', spaces: 60, accessible: true },
  { landmark: 'belvedere', address: '5510, avenue du Sorbier', spaces: 70, accessible: true },
  { landmark: 'moulin', address: '4890, chemin du Moulin-Gris', spaces: 45, accessible: true },
];
