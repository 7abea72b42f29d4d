import type { SeedSettings } from '#services/content/seed.ts';
import { both } from '#operators/kit/typography.ts';
import { alias, en, fr } from './paths.ts';
import { snowLine } from './markup.ts';

/** Both switches are off; the alert keeps the words of a storm so that staff only have to turn it on. */
export const settings: SeedSettings = {
  maintenance: { activation: false, page: 'maintenance' },
  alert: {
    activation: false,
    type: 'eleve',
    title: both('Tempête de neige : service réduit', 'Snowstorm: reduced service'),
    message: both(
      `<p>De 30 à 45 cm de neige sont attendus. Les Métrobus passent toutes les 20 minutes ; les parcours eXpress et école sont suspendus pour la journée. Si vous le pouvez, reportez votre déplacement.</p><p><a href="${fr.notices}">Consultez les avis sur les parcours</a> ou appelez la ligne neige : ${snowLine}.</p>`,
      `<p>Between 30 and 45 cm of snow is expected. <span lang="fr">Métrobus</span> routes run every 20 minutes; eXpress and school routes are suspended for the day. If you can, postpone your trip.</p><p><a href="${en.notices}">Check the route notices</a> or call the snow line: ${snowLine}.</p>`,
    ),
    displayOnHomepage: true,
    displayOnPages: [
      alias('schedules', 'fr'),
      alias('schedules', 'en'),
      alias('notices', 'fr'),
      alias('notices', 'en'),
    ],
  },
};
