import type { WebFormFieldFile } from '#contract/content/web-form-file.ts';
import { any, field, is } from './parts.ts';

type More = Partial<Pick<WebFormFieldFile, 'required' | 'visible' | 'requiredWhen'>>;

export const firstName = (more: More = {}) =>
  field('prenom', 'textfield', ['Prénom', 'First name'], {
    autocomplete: 'given-name',
    maxLength: 60,
    ...more,
  });

export const lastName = (more: More = {}) =>
  field('nom', 'textfield', ['Nom', 'Last name'], { autocomplete: 'family-name', maxLength: 60, ...more });

export const email = (more: More = {}) =>
  field('courriel', 'email', ['Adresse courriel', 'Email address'], {
    autocomplete: 'email',
    maxLength: 125,
    ...more,
  });

/** Numbers are written here as they are dialled: 418-555-0111. */
export const phone = (more: More = {}) =>
  field('telephone', 'tel', ['Téléphone', 'Phone'], {
    autocomplete: 'tel',
    mask: '###-###-####',
    hint: ['Avec l’indicatif régional : 418-555-0111', 'With the area code: 418-555-0111'],
    ...more,
  });

/** When somebody can be called. */
export const callTime = (more: More = {}) =>
  field('moment', 'checkboxes', ['Quand pouvons-nous appeler ?', 'When can we call?'], {
    options: {
      matin: ['Le matin, de 9 h 30 à 12 h', 'In the morning, from 9:30 a.m. to noon'],
      apres_midi: ['L’après-midi, de 13 h à 15 h 30', 'In the afternoon, from 1 to 3:30 p.m.'],
    },
    ...more,
  });

/** How somebody wants to be answered, and what that takes; `before` is the page it stands on, with its dot. */
export function answerFields(before = ''): WebFormFieldFile[] {
  const choice = `${before}reponse`;
  const byEmail = any(is(choice, 'courriel'));
  const byPhone = any(is(choice, 'telephone'));
  return [
    field('reponse', 'radios', ['Comment pouvons-nous vous joindre ?', 'How should we reach you?'], {
      required: true,
      default: 'courriel',
      options: {
        courriel: ['Par courriel', 'By email'],
        telephone: ['Par téléphone', 'By phone'],
      },
    }),
    email({ required: true, visible: byEmail }),
    phone({ required: true, visible: byPhone }),
    callTime({ visible: byPhone }),
  ];
}
