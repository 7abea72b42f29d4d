import {
  accordion,
  column,
  content,
  gains,
  link,
  links,
  projectSteps,
  twoColumns,
} from '#operators/kit/blocks.ts';
import { project } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const vermeilleCorridor = project('project', {
  fr: {
    title: 'Corridor Vermeille',
    subtitle: '11 km de voies réservées sur la rive nord',
    description:
      'Le corridor Vermeille : des voies réservées aux bus de Cap-aux-Brumes à Pointe-aux-Hérons, de 2026 à 2029.',
    body: '<p>D’ici 2029, les bus auront leurs propres voies sur le boulevard de la Vermeille et le boulevard du Grand-Héron. Traverser la ville d’ouest en est prendra 27 minutes au lieu de 41, à toute heure.</p>',
    blocks: [
      gains('Le gain en chiffres', [
        ['27 min', 'd’ouest en est, au lieu de 41'],
        ['4 min', 'entre deux Métrobus aux heures de pointe'],
        ['14', 'stations chauffées, à niveau avec le bus'],
        ['620', 'arbres plantés, 41 abattus'],
      ]),
      projectSteps('Le calendrier', [
        { title: 'Plans et consultations', when: 'juin 2026', state: 'full', progress: 100 },
        {
          title: 'La Cité',
          where: 'Rue de l’Ancien-Bac et quai des Goélands, depuis septembre 2026',
          when: 'juin 2027',
          state: 'expected_delivery',
          progress: 28,
        },
        {
          title: 'Pointe-aux-Hérons',
          where: 'Boulevard du Grand-Héron, à partir d’avril 2027',
          when: 'novembre 2027',
          state: 'expected_delivery',
        },
        {
          title: 'Cap-aux-Brumes',
          where: 'Boulevard de la Vermeille, à partir d’avril 2028',
          when: 'novembre 2028',
          state: 'expected_delivery',
        },
        { title: 'Mise en service', when: 'août 2029', state: 'anticipated' },
      ]),
      withPicture(
        'station',
        content('Une station du corridor', [
          'Le quai est à la hauteur du plancher : on monte de plain-pied, par toutes les portes.',
          'Le titre se valide sur le quai, avant l’arrivée du bus.',
          'La dalle chauffée reste sans neige, et l’écran donne les trois prochains départs.',
        ]),
      ),
      twoColumns('Ce qui change', [
        column('Pour la clientèle', [
          'Des abris chauffés, avec un banc et les heures en direct.',
          'Un passage piéton à chaque station.',
        ]),
        column('Pour le voisinage', [
          'Une piste cyclable continue du parc des Loutres à la Pointe.',
          'Des conduites d’eau remplacées en même temps.',
        ]),
      ]),
      accordion('Questions fréquentes', {
        'Combien coûte le projet ?':
          '<p>212 millions de dollars, dont 60 % proviennent du gouvernement, 25 % de la ville et 15 % du RTC.</p>',
        'Mon arrêt sera-t-il déplacé ?':
          '<p>Trente-huit arrêts seront déplacés, d’au plus 180 m. L’arrêt temporaire est toujours annoncé par un avis, dix jours à l’avance.</p>',
        'Les commerces resteront-ils ouverts ?':
          '<p>Oui. Un accès piéton est maintenu partout et une agente de liaison visite les commerces chaque semaine.</p>',
      }),
      links('Suivre les travaux', [
        link('Avis sur les parcours', fr.notices),
        link('Nouvelles', fr.news),
        link('Poser une question', fr.contact),
      ]),
    ],
  },
  en: {
    title: 'Vermeille corridor',
    subtitle: '11 km of bus lanes on the north bank',
    description:
      'The Vermeille corridor: bus lanes from Cap-aux-Brumes to Pointe-aux-Hérons, built from 2026 to 2029.',
    body: `<p>By 2029, buses will have their own lanes on ${french('boulevard de la Vermeille')} and ${french('boulevard du Grand-Héron')}. Crossing the city from west to east will take 27 minutes instead of 41, at any time of day.</p>`,
    blocks: [
      gains('The gain in figures', [
        ['27 min', 'from west to east, down from 41'],
        ['4 min', `between two ${french('Métrobus')} at rush hour`],
        ['14', 'heated stations, level with the bus'],
        ['620', 'trees planted, 41 felled'],
      ]),
      projectSteps('Timeline', [
        { title: 'Plans and consultations', when: 'June 2026', state: 'full', progress: 100 },
        {
          title: 'La Cité',
          where: `${french('Rue de l’Ancien-Bac')} and ${french('quai des Goélands')}, since September 2026`,
          when: 'June 2027',
          state: 'expected_delivery',
          progress: 28,
        },
        {
          title: 'Pointe-aux-Hérons',
          where: `${french('Boulevard du Grand-Héron')}, from April 2027`,
          when: 'November 2027',
          state: 'expected_delivery',
        },
        {
          title: 'Cap-aux-Brumes',
          where: `${french('Boulevard de la Vermeille')}, from April 2028`,
          when: 'November 2028',
          state: 'expected_delivery',
        },
        { title: 'Opening', when: 'August 2029', state: 'anticipated' },
      ]),
      withPicture(
        'station',
        content('A station of the corridor', [
          'The platform is level with the bus floor: you step straight on, through any door.',
          'You validate your fare on the platform, before the bus arrives.',
          'The heated slab stays free of snow, and the screen shows the next three departures.',
        ]),
      ),
      twoColumns('What changes', [
        column('For riders', [
          'Heated shelters, with a bench and live departure times.',
          'A pedestrian crossing at every station.',
        ]),
        column('For the neighbourhood', [
          `A continuous bike path from ${french('parc des Loutres')} to ${french('la Pointe')}.`,
          'Water mains replaced at the same time.',
        ]),
      ]),
      accordion('Frequently asked questions', {
        'How much does the project cost?':
          '<p>$212 million: 60% from the government, 25% from the city and 15% from the RTC.</p>',
        'Will my stop be moved?':
          '<p>Thirty-eight stops will be moved, by 180 m at most. A notice always announces the temporary stop ten days ahead.</p>',
        'Will businesses stay open?':
          '<p>Yes. Pedestrian access is maintained everywhere, and a liaison officer visits the businesses every week.</p>',
      }),
      links('Follow the work', [
        link('Route notices', en.notices),
        link('News', en.news),
        link('Ask a question', en.contact),
      ]),
    ],
  },
});
