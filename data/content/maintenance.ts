import { content, intro } from './blocks.ts';
import { page } from './builders.ts';
import { customerService, list, snowLine } from './markup.ts';

export const maintenance = page('maintenance', {
  fr: {
    title: 'Le site est en entretien',
    subtitle: 'Les bus, eux, roulent',
    description: 'Le site du RTC est en entretien. Le service de bus n’est pas touché.',
    blocks: [
      intro(
        '<p>Nous mettons le site à jour. Il sera de retour sous peu ; le service de bus n’est pas touché.</p>',
      ),
      content(
        'Entre-temps',
        list(
          `Pour un horaire ou un trajet : ${customerService}, option 1.`,
          `Pour l’état du service les jours de neige : ${snowLine}, jour et nuit.`,
          'À l’arrêt : l’horaire planifié est affiché dans l’abribus ou sur le poteau.',
        ),
      ),
    ],
  },
  en: {
    title: 'The site is under maintenance',
    subtitle: 'The buses keep running',
    description: 'The RTC site is under maintenance. Bus service is not affected.',
    blocks: [
      intro('<p>We are updating the site. It will be back shortly; bus service is not affected.</p>'),
      content(
        'In the meantime',
        list(
          `For a schedule or a trip: ${customerService}, option 1.`,
          `For the state of service on snow days: ${snowLine}, day and night.`,
          'At the stop: the planned schedule is posted in the shelter or on the pole.',
        ),
      ),
    ],
  },
});
