/** With a comma, as French writes it. */
const decimal = (value: number) => String(value).replace('.', ',');

/** Words of the forms that staff define. */
export const webForms = {
  /** Specification B8, exact, over what the server or the last check found. */
  fix: 'Vous devez corriger les erreurs suivantes',
  /** Specification B5, exact: the names of the fields follow. */
  fixPage: 'Veuillez corriger les erreurs suivantes: ',
  kept: 'Rien n’a été envoyé. Vos réponses sont gardées.',
  /** Where no answer came: nobody knows whether the form arrived. */
  keptAlone: 'Vos réponses sont gardées. Vous pouvez réessayer.',
  /** Without script: what answers brought up is on the page now. */
  more: 'Selon vos réponses, d’autres questions s’ajoutent sur cette page.',
  step: (page: number, pages: number) => `Étape ${page} de ${pages}`,
  submit: 'Envoyer',
  next: 'Suivant',
  previous: 'Précédent',
  /** Specification B5. */
  charactersUsed: (used: number, most: number) => `${used}/${most} caractère(s)`,
  choose: 'Choisissez',
  required: 'obligatoire',
  date: 'Date',
  time: 'Heure',
  another: 'Ajouter une réponse',
  nth: (nth: number) => `Réponse ${nth}`,
  sentTitle: 'Formulaire envoyé',
  thanks: 'Merci\u00a0! Nous avons bien reçu votre formulaire.',
  leaving: 'La page suivante s’ouvrira dans quelques secondes.',
  goOn: 'Continuer',
  stay: 'Rester sur cette page',
  away: 'Ce formulaire n’est pas disponible pour le moment. Réessayez dans quelques minutes.',
  service: 'Service à la clientèle\u00a0:',
  files: {
    rules: (endings: string, size: string) =>
      `Formats acceptés\u00a0: ${endings}. Taille maximale\u00a0: ${size}.`,
    most: (count: number) => `Au plus ${count}\u00a0fichier(s).`,
    sending: (name: string, nth: number, count: number) =>
      count > 1 ? `Envoi de ${name} (${nth} de ${count})` : `Envoi de ${name}`,
    sent: (name: string) => `${name} est joint.`,
    drop: 'Retirer',
    refused: 'refusé',
    kind: (name: string, endings: string) => `${name} n’est pas d’un format accepté (${endings}).`,
    size: (name: string, size: string) => `${name} est trop lourd\u00a0: ${size} au plus.`,
    empty: (name: string) => `${name} est vide.`,
    lost: (name: string) => `${name} n’a pas pu être envoyé. Choisissez-le de nouveau.`,
  },
  faults: {
    /** Specification B8, exact. */
    forbidden:
      "Une erreur s'est produite. Veuillez réessayer svp. Si le problème persiste, vous pouvez nous contacter par téléphone.",
    throttled:
      'Vous pouvez envoyer un commentaire par jour\u00a0; vous pourrez en envoyer un autre après 12\u00a0heures. Vous pouvez aussi joindre le service à la clientèle par téléphone. Nos agents répondent du lundi au vendredi, de 9\u00a0h\u00a030 à midi et de 13\u00a0h à 15\u00a0h\u00a030.',
    tooMany: 'Plusieurs formulaires ont été envoyés en peu de temps. Réessayez dans une minute.',
    /** Specification B8, exact. */
    unavailable: "Une erreur inattendue s'est produite.",
    noRoom:
      'Nous ne pouvons pas recevoir de fichiers pour le moment\u00a0; vous n’y êtes pour rien. Envoyez le formulaire sans fichier, ou réessayez plus tard.',
    manyFiles:
      'Beaucoup de fichiers nous sont venus de votre réseau, que vous partagez peut-être avec d’autres. Envoyez le formulaire sans fichier, ou réessayez plus tard.',
    file: 'Ce fichier n’a pas pu être joint.',
  },
  answers: {
    required: {
      text: (label: string) => `Remplissez le champ «\u00a0${label}\u00a0».`,
      choice: (label: string) => `Faites un choix pour «\u00a0${label}\u00a0».`,
      box: (label: string) => `Cochez la case «\u00a0${label}\u00a0».`,
      file: (label: string) => `Joignez un fichier à «\u00a0${label}\u00a0».`,
    },
    few: (label: string, least: number) =>
      `«\u00a0${label}\u00a0»\u00a0: donnez au moins ${least}\u00a0réponses.`,
    many: (label: string, most: number) =>
      `«\u00a0${label}\u00a0»\u00a0: donnez au plus ${most}\u00a0réponse(s).`,
    minLength: (label: string, least: number) =>
      `«\u00a0${label}\u00a0»\u00a0: écrivez au moins ${least}\u00a0caractère(s).`,
    maxLength: (label: string, most: number) =>
      `«\u00a0${label}\u00a0»\u00a0: écrivez au plus ${most}\u00a0caractère(s).`,
    minimum: (label: string, least: number) =>
      `«\u00a0${label}\u00a0»\u00a0: le plus petit nombre accepté est ${decimal(least)}.`,
    maximum: (label: string, most: number) =>
      `«\u00a0${label}\u00a0»\u00a0: le plus grand nombre accepté est ${decimal(most)}.`,
    multipleOf: (label: string, step: number) =>
      `«\u00a0${label}\u00a0»\u00a0: le nombre doit être un multiple de ${decimal(step)}.`,
    enum: (label: string) => `«\u00a0${label}\u00a0»\u00a0: choisissez une des réponses proposées.`,
    pattern: (label: string) => `«\u00a0${label}\u00a0»\u00a0: la réponse n’a pas la forme demandée.`,
    mask: (label: string, example: string) =>
      `«\u00a0${label}\u00a0»\u00a0: écrivez le numéro comme ${example}.`,
    email: (label: string) =>
      `«\u00a0${label}\u00a0»\u00a0: écrivez une adresse complète, en lettres simples, par exemple nom@exemple.ca.`,
    url: (label: string) => `«\u00a0${label}\u00a0»\u00a0: écrivez l’adresse complète, à partir de https.`,
    date: (label: string) => `«\u00a0${label}\u00a0»\u00a0: indiquez une date qui existe.`,
    number: (label: string) => `«\u00a0${label}\u00a0»\u00a0: écrivez un nombre.`,
    integer: (label: string) => `«\u00a0${label}\u00a0»\u00a0: écrivez un nombre entier.`,
  },
};
