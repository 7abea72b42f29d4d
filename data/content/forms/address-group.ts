import { field, group, type any } from './parts.ts';

/** A postal address, in the words browsers and address services fill in. */
export const address = (visible?: ReturnType<typeof any>) =>
  group(
    'adresse',
    ['Adresse postale', 'Postal address'],
    [
      field('rue', 'textfield', ['Numéro, rue et appartement', 'Street number, street and apartment'], {
        required: true,
        maxLength: 120,
        autocomplete: 'address-line1',
      }),
      field('ville', 'textfield', ['Ville', 'City'], {
        required: true,
        maxLength: 80,
        autocomplete: 'address-level2',
      }),
      field('province', 'textfield', ['Province', 'Province'], {
        required: true,
        maxLength: 40,
        default: 'Québec',
        autocomplete: 'address-level1',
      }),
      field('code_postal', 'textfield', ['Code postal', 'Postal code'], {
        required: true,
        pattern: '[A-Za-z]\\d[A-Za-z][ \\-]?\\d[A-Za-z]\\d',
        messages: {
          pattern: {
            fr: 'Un code postal s’écrit comme G9Z 0R7',
            en: 'A postal code is written like G9Z 0R7',
          },
        },
        autocomplete: 'postal-code',
      }),
    ],
    visible && { visible },
  );
