/** Error pages (specification A2.5 and A8): the titles and the 401 hint are exact. */
export const errors = {
  notFoundTitle: 'Page non trouvée',
  technicalTitle: 'Erreur technique temporaire',
  unauthorizedTitle: 'Accès non-autorisé',

  unauthorizedText: 'Cette page est réservée aux personnes qui ont un profil.',
  unauthorizedHint: 'Avez-vous activé votre profil ?',
  unauthorizedHelp: 'Suivez le lien reçu par courriel pour l’activer, puis connectez-vous.',
  login: 'Se connecter',

  notFoundText: 'La page que vous cherchez n’existe pas, ou elle a changé d’adresse.',
  checkAddress: 'Vérifiez l’adresse inscrite dans votre navigateur.',
  goHome: 'Retournez à la page d’accueil',
  schedules: 'Horaires',
  notices: 'Avis',
  useSearch: 'Utilisez la recherche pour trouver un parcours, un arrêt, un lieu ou un sujet.',

  technicalText: 'Un problème technique nous empêche d’afficher cette page.',
  refresh: 'Actualisez la page',
  comeBackLater: 'Si le problème persiste, revenez plus tard.',
  callUs: 'Besoin d’un horaire maintenant ? Appelez-nous :',
  requestId: 'Référence à donner au service à la clientèle :',

  help: 'Que faire ?',
};
