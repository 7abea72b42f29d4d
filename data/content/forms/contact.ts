import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { both } from '#operators/kit/typography.ts';
import { en, fr } from '../paths.ts';
import { mailboxes } from './mailboxes.ts';
import { any, field, formPage, is } from './parts.ts';
import { answerFields } from './person-fields.ts';

/** Writing to customer service. */
export const contactForm: WebFormFile = {
  id: 'contact',
  title: both('Écrire au service à la clientèle', 'Write to customer service'),
  recipient: mailboxes.service,
  replyTo: 'courriel',
  throttleHours: 12,
  retentionDays: 180,
  confirmation: {
    message: both(
      `<p>Merci, votre message est arrivé. Nous vous répondons dans les deux jours ouvrables.</p><p>C’est urgent ? Nos numéros sont à la page <a href="${fr.contact}">Service à la clientèle</a>.</p>`,
      `<p>Thank you, we have your message. We will answer within two business days.</p><p>Is it urgent? Our numbers are on the <a href="${en.contact}">Customer service</a> page.</p>`,
    ),
  },
  pages: [
    formPage(
      'message',
      ['Votre message', 'Your message'],
      [
        field('sujet', 'select', ['Sujet', 'Subject'], {
          required: true,
          options: {
            horaires: ['Horaires et trajets', 'Schedules and trips'],
            tarifs: ['Tarifs et titres', 'Fares and passes'],
            remboursement: ['Remboursement', 'Refund'],
            opus: ['Carte OPUS', 'OPUS card'],
            accessibilite: ['Accessibilité', 'Accessibility'],
            site: ['Site web et profil', 'Website and profile'],
            autre: ['Autre sujet', 'Something else'],
          },
        }),
        field('message', 'textarea', ['Votre message', 'Your message'], {
          required: true,
          minLength: 10,
          maxLength: 3000,
          hint: [
            'N’écrivez aucun numéro de carte bancaire ni mot de passe.',
            'Do not write any bank card number or password.',
          ],
        }),
        field('recu', 'file', ['Reçu', 'Receipt'], {
          accept: ['pdf', 'jpg', 'jpeg', 'png'],
          most: 3,
          visible: any(is('sujet', 'remboursement')),
        }),
        field('nom', 'textfield', ['Votre nom', 'Your name'], { maxLength: 120, autocomplete: 'name' }),
        ...answerFields(),
      ],
    ),
  ],
};
