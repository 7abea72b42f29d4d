import type { FullCatalogue } from '../catalogue.ts';

export const forms: FullCatalogue['forms'] = {
  sending: 'Sending',
  resumedTitle: 'Your form was waiting for you',
  resumed:
    'Your session had ended. What you had filled in is back, except passwords; nothing has been saved yet.',
  showPassword: 'Show',
};

export const addressCompletion: FullCatalogue['addressCompletion'] = {
  suggestions: 'Addresses found',
  count: (count) => {
    if (count === 0) return 'No address found';
    return count === 1 ? '1 address, down arrow to choose it' : `${count} addresses, arrow keys to choose`;
  },
  filled: (address) => `Address filled in: ${address}`,
  failed: 'The address did not arrive. Please fill in the fields yourself.',
};
