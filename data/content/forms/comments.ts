import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { both } from '#operators/kit/typography.ts';
import { en, fr } from '../paths.ts';
import { line } from './line-field.ts';
import { mailboxes } from './mailboxes.ts';
import { any, field, formPage, is, isTicked } from './parts.ts';
import { email } from './person-fields.ts';

/** A kind word, an idea, a remark. */
export const commentsForm: WebFormFile = {
  id: 'commentaires',
  title: both('Faire un commentaire', 'Send a comment'),
  recipient: mailboxes.comments,
  replyTo: 'courriel',
  throttleHours: 12,
  retentionDays: 90,
  confirmation: {
    message: both(
      `<p>Merci ! Chaque commentaire est lu le jour ouvrable suivant et remis à l’équipe concernée. Si vous avez demandé une réponse, elle arrive dans les dix jours ouvrables.</p><p><a href="${fr.contact}">Retour au service à la clientèle</a></p>`,
      `<p>Thank you! Every comment is read the next business day and passed on to the right team. If you asked for an answer, you will have it within ten business days.</p><p><a href="${en.contact}">Back to Customer service</a></p>`,
    ),
  },
  pages: [
    formPage(
      'commentaire',
      ['Votre commentaire', 'Your comment'],
      [
        field('nature', 'radios', ['Genre de commentaire', 'Kind of comment'], {
          required: true,
          options: {
            bon_mot: ['Un bon mot', 'A kind word'],
            idee: ['Une idée', 'An idea'],
            remarque: ['Une remarque', 'A remark'],
          },
        }),
        field('sujet', 'select', ['De quoi s’agit-il ?', 'What is it about?'], {
          required: true,
          options: {
            parcours: ['Un parcours ou un horaire', 'A route or a schedule'],
            arret: ['Un arrêt ou un terminus', 'A stop or a terminal'],
            personnel: ['Une personne au volant ou au comptoir', 'A driver or someone at a counter'],
            bus: ['Un bus', 'A bus'],
            tarifs: ['Les tarifs', 'Fares'],
            site: ['Le site web', 'The website'],
            autre: ['Autre chose', 'Something else'],
          },
        }),
        line({ visible: any(is('sujet', 'parcours'), is('sujet', 'personnel'), is('sujet', 'bus')) }),
        field('message', 'textarea', ['Votre commentaire', 'Your comment'], {
          required: true,
          minLength: 10,
          maxLength: 2000,
        }),
        field('veut_reponse', 'checkbox', ['Je souhaite une réponse', 'I would like an answer']),
        email({ required: true, visible: any(isTicked('veut_reponse')) }),
      ],
    ),
  ],
};
