import type { FullCatalogue } from '../catalogue.ts';

export const forms: FullCatalogue['forms'] = {
  sending: 'Sending',
  resumedTitle: 'Your form was waiting for you',
  resumed:
    'Your session had ended. What you had filled in is back, except passwords; nothing has been saved yet.',
  showPassword: 'Show',
};
