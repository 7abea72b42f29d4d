/** Words of every form that stands on a page of its own. */
export const forms = {
  sending: 'Envoi en cours',
  resumedTitle: 'Votre formulaire vous attendait',
  resumed:
    'Votre session avait pris fin. Ce que vous aviez rempli est de retour, sauf les mots de passe\u00a0; rien n’a encore été enregistré.',
  showPassword: 'Afficher',
};
