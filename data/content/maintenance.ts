import { content } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { french, snowLine } from './markup.ts';

/** The site adds the customer service line under these words: it is not repeated here. */
export const maintenance = page('maintenance', {
  fr: {
    title: 'Le site est en entretien',
    subtitle: 'Les bus, eux, roulent',
    description: 'Le site du RTC est en entretien. Le service de bus n’est pas touché.',
    body: '<p>Nous mettons le site à jour. Il sera de retour sous peu ; le service de bus n’est pas touché.</p>',
    blocks: [
      content('Entre-temps', [
        `Pour l’état du service les jours de neige : ${snowLine}, jour et nuit.`,
        'À l’arrêt : l’horaire est affiché dans l’abribus ou sur le poteau.',
        'En personne : aux terminus Marché-Neuf et Haut-Coteau, en semaine de 7 h à 18 h, le samedi de 9 h à 16 h.',
      ]),
    ],
  },
  en: {
    title: 'The site is under maintenance',
    subtitle: 'The buses keep running',
    description: 'The RTC site is under maintenance. Bus service is not affected.',
    body: '<p>We are updating the site. It will be back shortly; bus service is not affected.</p>',
    blocks: [
      content('In the meantime', [
        `For service updates on snow days: ${snowLine}, day and night.`,
        'At the stop: the schedule is posted in the shelter or on the pole.',
        `In person: at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals, weekdays from 7 a.m. to 6 p.m., Saturdays from 9 a.m. to 4 p.m.`,
      ]),
    ],
  },
});
