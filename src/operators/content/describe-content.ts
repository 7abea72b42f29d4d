import { typeset } from '#operators/kit/typeset.ts';
import { both } from '#operators/kit/typography.ts';
import type { ContentSeed, SeedSettings } from '#services/content/seed.ts';
import { contactPage } from './contact-page.ts';
import type { House } from './house.ts';
import { lineTerms } from './line-terms.ts';
import { memberModules } from './member-modules.ts';
import { memberPages } from './member-pages.ts';
import { describeMenus } from './menus.ts';
import { openDataPage } from './open-data-page.ts';
import { policyPages } from './policy-pages.ts';
import { scheduleModules } from './schedule-modules.ts';
import { servicePages } from './service-pages.ts';
import { startPages } from './start-pages.ts';

/** Both switches are off; the words of the alert are those that staff change first. */
const settings: SeedSettings = {
  maintenance: { activation: false, page: 'maintenance' },
  alert: {
    activation: false,
    type: 'eleve',
    title: both('Service perturbé', 'Service disrupted'),
    message: both('<p>Consultez les avis avant de partir.</p>', '<p>Check the notices before you leave.</p>'),
    displayOnHomepage: true,
    displayOnPages: [],
  },
};

/** Content that is true for any operator, with what the feed tells of this one. */
export function describeContent(house: House): ContentSeed {
  const items = [
    ...lineTerms(house),
    ...startPages(house),
    ...scheduleModules(house),
    ...servicePages(house),
    openDataPage(house),
    contactPage(house),
    ...memberModules,
    ...memberPages,
    ...policyPages,
  ];
  return {
    items: items.map((item) => typeset(item)),
    menus: describeMenus(house, items),
    settings,
    isFollowed: true,
  };
}
