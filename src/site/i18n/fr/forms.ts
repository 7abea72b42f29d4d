/** Words of every form that stands on a page of its own. */
export const forms = {
  sending: 'Envoi en cours',
  resumedTitle: 'Votre formulaire vous attendait',
  resumed:
    'Votre session avait pris fin. Ce que vous aviez rempli est de retour, sauf les mots de passe\u00a0; rien n’a encore été enregistré.',
  showPassword: 'Afficher',
};

/** Words of a list of postal addresses under the field they are typed in. */
export const addressCompletion = {
  suggestions: 'Adresses trouvées',
  /** Read aloud once the typing rests. */
  count: (count: number) => {
    if (count === 0) return 'Aucune adresse trouvée';
    return count === 1
      ? '1\u00a0adresse, flèche vers le bas pour la choisir'
      : `${count}\u00a0adresses, flèches pour choisir`;
  },
  /** Read aloud when the fields are filled. */
  filled: (address: string) => `Adresse remplie\u00a0: ${address}`,
  failed: 'L’adresse n’est pas arrivée. Remplissez les champs vous-même.',
};
