import { accordion, column, content, link, links, twoColumns } from './blocks.ts';
import { project } from './builders.ts';
import { french, table } from './markup.ts';
import { en, fr } from './paths.ts';

export const vermeilleCorridor = project('project', {
  fr: {
    title: 'Corridor Vermeille',
    subtitle: '11 km de voies réservées sur la rive nord',
    description:
      'Le corridor Vermeille : des voies réservées aux bus de Cap-aux-Brumes à Pointe-aux-Hérons, de 2026 à 2029.',
    body: '<p>D’ici 2029, les bus auront leurs propres voies sur le boulevard de la Vermeille et le boulevard du Grand-Héron. Traverser la ville d’ouest en est prendra 27 minutes au lieu de 41, à toute heure.</p>',
    blocks: [
      twoColumns('Ce qui change', [
        column('Pour la clientèle', [
          '14 stations chauffées, à niveau avec le bus.',
          'Un Métrobus toutes les 4 minutes aux heures de pointe.',
          'Un passage piéton à chaque station.',
        ]),
        column('Pour le voisinage', [
          '620 arbres plantés, 41 abattus.',
          'Une piste cyclable continue du parc des Loutres à la Pointe.',
          'Des conduites d’eau remplacées en même temps.',
        ]),
      ]),
      content(
        'Le calendrier',
        table({
          caption: 'Étapes des travaux du corridor Vermeille',
          head: ['Étape', 'Secteur', 'Période'],
          rows: [
            ['1', 'La Cité : rue de l’Ancien-Bac et quai des Goélands', 'Septembre 2026 à juin 2027'],
            ['2', 'Pointe-aux-Hérons : boulevard du Grand-Héron', 'Avril 2027 à novembre 2027'],
            ['3', 'Cap-aux-Brumes : boulevard de la Vermeille', 'Avril 2028 à novembre 2028'],
            ['4', 'Mise en service', 'Août 2029'],
          ],
        }),
      ),
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
      twoColumns('What changes', [
        column('For riders', [
          '14 heated stations, level with the bus.',
          `A ${french('Métrobus')} every 4 minutes at rush hour.`,
          'A pedestrian crossing at every station.',
        ]),
        column('For the neighbourhood', [
          '620 trees planted, 41 cut down.',
          `A continuous bike path from ${french('parc des Loutres')} to ${french('la Pointe')}.`,
          'Water mains replaced at the same time.',
        ]),
      ]),
      content(
        'Timeline',
        table({
          caption: 'Stages of the Vermeille corridor work',
          head: ['Stage', 'Area', 'Period'],
          rows: [
            [
              '1',
              `${french('La Cité')}: ${french('rue de l’Ancien-Bac')} and ${french('quai des Goélands')}`,
              'September 2026 to June 2027',
            ],
            [
              '2',
              `${french('Pointe-aux-Hérons')}: ${french('boulevard du Grand-Héron')}`,
              'April 2027 to November 2027',
            ],
            [
              '3',
              `${french('Cap-aux-Brumes')}: ${french('boulevard de la Vermeille')}`,
              'April 2028 to November 2028',
            ],
            ['4', 'Opening', 'August 2029'],
          ],
        }),
      ),
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
