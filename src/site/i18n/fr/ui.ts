/** Words the components bring with them. */
export const ui = {
  externalSite: '(site externe)',
  close: 'Fermer',
  severity: {
    standard: 'Information',
    faible: 'Effet faible',
    moyen: 'Effet moyen',
    eleve: 'Effet élevé',
    success: 'Confirmation',
  },
  help: (subject: string) => `Aide\u00a0: ${subject}`,
  /** Specification B5: exact, apostrophe included. */
  requiredLegend: "Tous les champs marqués d'un astérisque (*) sont obligatoires",
  errorPrefix: 'Erreur\u00a0:',
  errorSummary: 'Il y a un problème',
  /** Specification A5, over the fields that have to be mended. */
  fieldErrors: 'Veuillez corriger les champs qui contiennent des erreurs.',
  formFault: 'Le formulaire n’a pas pu être envoyé. Réessayez dans quelques minutes.',
  formStale:
    'Cette page est restée ouverte trop longtemps. Rien n’a été perdu\u00a0: appuyez de nouveau sur le bouton.',
  oddLetter:
    'Un caractère de cette adresse en remplace d’autres ou ne se voit pas. Entrez-la de nouveau, lettre par lettre.',
  trap: 'Laissez ce champ vide',
  search: 'Rechercher',
  loading: 'Chargement…',
  loadingPage: 'Chargement de la page',
  more: (count: number) => `+\u00a0${count}`,
  stop: 'Arrêt',
  station: 'Station',
  to: 'vers',
  hour: 'Heure',
  departures: 'Départs',
  nextDeparture: 'prochain départ',
  note: (letter: string) => `note ${letter}`,
  line: 'Parcours',
  print: 'Imprimer',
  share: 'Partager',
  linkCopied: 'Adresse copiée',
  pagination: 'Pages de résultats',
  previous: 'Précédente',
  next: 'Suivante',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  captcha: {
    working: 'Vérification de sécurité en cours…',
    /** The browser could not carry the check out (specification B8, exact). */
    unchecked: 'Vous devez cocher la case "Je ne suis pas un robot".',
    /** The service answered « Recaptcha invalid » (specification B8, exact). */
    invalid: 'Erreur de validation du reCAPTCHA. Veuillez réessayer.',
  },
  tableRegion: 'Tableau à défilement horizontal',
};
