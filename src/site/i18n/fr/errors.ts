/** Error pages (specification A2.5 and A8): these words are exact. */
export const errors = {
  notFoundTitle: 'Page non trouvée',
  technicalTitle: 'Erreur technique temporaire',
  unauthorizedTitle: 'Accès non-autorisé',
};
