import type { Catalogue } from '../catalogue.ts';

export const home: Catalogue['home'] = {
  question: 'When does my bus come?',
  search: 'Find my bus',
  hint: 'A route number (1 to 3 digits), a stop number (4 digits) or words',
  quick: 'Most used tools',
  services: 'Types of service',
  ranges: (ranges) => `Routes ${ranges}`,
};
