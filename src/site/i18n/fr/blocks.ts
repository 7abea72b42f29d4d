/** Words the content blocks bring with them. */
export const blocks = {
  onThisPage: 'Sur cette page',
  goings: 'Aller',
  comings: 'Retour',
  note: 'Note',
  download: 'Télécharger',
  tabs: 'Onglets',
  opening: {
    anticipated: 'Ouverture prévue',
    expected_delivery: 'Livraison prévue',
    full: 'Ouverture complète',
  },
  done: 'Terminé',
  progress: (percent: string) => `${percent}\u00a0% terminé`,
};
