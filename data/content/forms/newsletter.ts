import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { both } from '#operators/kit/typography.ts';
import { mailboxes } from './mailboxes.ts';
import { field, formPage } from './parts.ts';
import { email } from './person-fields.ts';

/** Mailings by topic, beside the monthly newsletter that the site itself keeps. */
export const newsletterForm: WebFormFile = {
  id: 'infolettre',
  title: both('Recevoir l’infolettre de vos sujets', 'Get the newsletter on your topics'),
  recipient: mailboxes.newsletter,
  replyTo: 'courriel',
  retentionDays: 30,
  buttons: { submit: both('S’abonner', 'Subscribe') },
  confirmation: {
    message: both(
      '<p>Merci ! Dans les deux jours ouvrables, vous recevez un courriel avec un lien pour confirmer. Sans votre confirmation, rien n’est envoyé.</p>',
      '<p>Thank you! Within two business days, you will get an email with a link to confirm. Unless you confirm, nothing is sent.</p>',
    ),
  },
  pages: [
    formPage(
      'abonnement',
      ['Votre abonnement', 'Your subscription'],
      [
        email({ required: true }),
        field('langue', 'radios', ['Langue', 'Language'], {
          required: true,
          options: { fr: ['Français', 'French'], en: ['Anglais', 'English'] },
        }),
        field('sujets', 'checkboxes', ['Sujets', 'Topics'], {
          required: true,
          options: {
            projets: ['Grands projets et consultations', 'Major projects and consultations'],
            horaires: ['Changements d’horaire de saison', 'Seasonal schedule changes'],
            accessibilite: ['Accessibilité et transport adapté', 'Accessibility and paratransit'],
            etudes: ['Écoles, cégeps et université', 'Schools, CEGEPs and university'],
            familles: ['Familles et sorties en bus', 'Families and outings by bus'],
            employeurs: ['Employeurs', 'Employers'],
          },
        }),
        field(
          'accord',
          'checkbox',
          [
            'J’accepte de recevoir ces courriels du RTC. Je peux me désabonner en tout temps.',
            'I agree to receive these emails from the RTC. I can unsubscribe at any time.',
          ],
          {
            required: true,
            messages: {
              required: {
                fr: 'Votre accord est nécessaire pour vous écrire',
                en: 'We need your consent to write to you',
              },
            },
          },
        ),
      ],
    ),
  ],
};
