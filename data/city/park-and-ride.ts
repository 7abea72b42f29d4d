import type { LotPlan } from '#demo/city-plan.ts';

/** The free lots at the edge of the network; their names and places are those of the landmarks. */
export const lots: readonly LotPlan[] = [
  { landmark: 'brumes', address: '410, chemin des Brumes', places: 140, accessible: true },
  { landmark: 'anse', address: '2755, boulevard de Bellerive', places: 95, accessible: true },
  { landmark: 'verger', address: '6180, avenue Marguerite-Lanctôt', places: 110, accessible: true },
  { landmark: 'fonderie', address: '75, rue de la Fonderie', places: 80, accessible: true },
  { landmark: 'hauteurs', address: '7020, chemin du Haut-Coteau', places: 60, accessible: true },
  { landmark: 'belvedere', address: '5510, avenue du Sorbier', places: 70, accessible: true },
  { landmark: 'moulin', address: '4890, chemin du Moulin-Gris', places: 45, accessible: true },
];
