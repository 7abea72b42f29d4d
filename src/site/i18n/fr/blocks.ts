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
  photos: 'Galerie d’images',
  photo: (place: number, count: number) => `Image ${place} de ${count}`,
  previousPhoto: 'Image précédente',
  nextPhoto: 'Image suivante',
  video: 'Vidéo',
  outsideVideo: (host: string) =>
    `Cette vidéo est sur ${host}. Si vous la chargez ici, ce site reçoit votre adresse IP et peut déposer des témoins.`,
  loadVideo: (host: string) => `Charger la vidéo de ${host}`,
  openVideo: (host: string) => `La voir sur ${host}`,
  captions: { fr: 'Français', en: 'Anglais' },
  done: 'Terminé',
  progress: (percent: string) => `${percent}\u00a0% terminé`,
};
