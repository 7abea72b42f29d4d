import { link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { commentsForm } from './forms/comments.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { en, fr } from './paths.ts';

export const comments = page('comments', {
  fr: {
    title: 'Faire un commentaire',
    subtitle: 'Un bon mot, une idée, une remarque',
    description: 'Envoyer un commentaire au RTC : un bon mot, une idée ou une remarque sur le service.',
    body: '<p>Chaque commentaire est lu et remis à l’équipe qu’il concerne. Un bon mot arrive jusqu’à la personne qui l’a mérité.</p>',
    blocks: [
      frForm(
        commentsForm,
        'Votre commentaire',
        'Votre adresse courriel n’est demandée que si vous souhaitez une réponse. Un commentaire par jour : vous pourrez en envoyer un autre après 12 heures.',
      ),
      links('Voir aussi', [
        link('Déposer une plainte', fr.complaint, 'Pour qu’un dossier soit ouvert et suivi'),
        link('Service à la clientèle', fr.contact, 'Pour une question'),
      ]),
    ],
  },
  en: {
    title: 'Send a comment',
    subtitle: 'A kind word, an idea, a remark',
    description: 'Sending a comment to the RTC: a kind word, an idea or a remark about the service.',
    body: '<p>Every comment is read and passed on to the team it concerns. A kind word reaches the person who earned it.</p>',
    blocks: [
      enForm(
        commentsForm,
        'Your comment',
        'We ask for your email address only if you would like an answer. One comment a day: you can send another after 12 hours.',
      ),
      links('See also', [
        link('File a complaint', en.complaint, 'To have a file opened and followed up'),
        link('Customer service', en.contact, 'For a question'),
      ]),
    ],
  },
});
