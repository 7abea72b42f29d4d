import { accordion, content } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { lostPropertyForm } from './forms/lost-property.ts';
import { steps } from '#operators/kit/markup.ts';
import { french, lostAndFoundDesk } from './markup.ts';

export const lostAndFound = page('lostAndFound', {
  fr: {
    title: 'Objets perdus',
    subtitle: 'Deux mille objets retrouvés chaque année',
    description: 'Comment retrouver un objet oublié dans un bus ou un terminus du RTC.',
    body: `<p>Déclarez votre perte en ligne, ou appelez le comptoir des objets perdus au ${lostAndFoundDesk}, du lundi au vendredi de 8 h 30 à 16 h 30. Les objets trouvés y arrivent le lendemain, avant midi.</p>`,
    blocks: [
      content(
        'Comment faire',
        steps(
          'Notez le parcours, la direction et l’heure où vous avez quitté le bus.',
          'Déclarez votre perte avec le formulaire, ou appelez le comptoir à partir de midi, le jour ouvrable suivant.',
          'Décrivez l’objet. Si nous l’avons, nous vous donnons un numéro de dossier.',
          'Passez le prendre au terminus Marché-Neuf avec une pièce d’identité.',
        ),
      ),
      frForm(
        lostPropertyForm,
        'Déclarer un objet perdu',
        'Dites-nous ce que vous avez perdu, où et quand. Nous cherchons pendant 30 jours et vous joignons si nous l’avons.',
      ),
      accordion('Bon à savoir', {
        'Combien de temps gardez-vous les objets ?':
          '<p>30 jours ; une journée pour la nourriture. Ensuite, ils sont remis à des organismes de la ville ou recyclés.</p>',
        'J’ai perdu un téléphone, un portefeuille ou des papiers':
          '<p>Appelez sans attendre : la répartition peut joindre la personne au volant pendant que le bus est en route.</p>',
        'J’ai trouvé quelque chose':
          '<p>Merci ! Remettez-le à la personne au volant ou à un comptoir de service.</p>',
      }),
    ],
  },
  en: {
    title: 'Lost and found',
    subtitle: 'Two thousand items recovered every year',
    description: 'How to find an item left on an RTC bus or in a terminal.',
    body: `<p>Report your loss online, or call the lost and found desk at ${lostAndFoundDesk}, Monday to Friday from 8:30 a.m. to 4:30 p.m. Found items reach the desk by noon the next day.</p>`,
    blocks: [
      content(
        'What to do',
        steps(
          'Write down the route, the direction and the time you got off.',
          'Report your loss with the form, or call the desk after noon on the next business day.',
          'Describe the item. If we have it, we will give you a file number.',
          `Pick it up at the ${french('Marché-Neuf')} terminal. Bring ID.`,
        ),
      ),
      enForm(
        lostPropertyForm,
        'Report a lost item',
        'Tell us what you lost, where and when. We look for 30 days and contact you if we have it.',
      ),
      accordion('Good to know', {
        'How long do you keep items?':
          '<p>30 days; one day for food. After that, they go to local charities or are recycled.</p>',
        'I lost a phone, a wallet or documents':
          '<p>Call right away: dispatch can reach the driver while the bus is on the road.</p>',
        'I found something': '<p>Thank you! Give it to the driver or drop it off at a service counter.</p>',
      }),
    ],
  },
});
