import type { Catalogue } from '../catalogue.ts';

export const shell: Catalogue['shell'] = {
  language: 'Français',
};
