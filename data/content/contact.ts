import { accordion, column, content, link, links, twoColumns } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { contactForm } from './forms/contact.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { table } from '#operators/kit/markup.ts';
import { customerService, french, postalAddress } from './markup.ts';
import { en, fr } from './paths.ts';

export const contact = page('contact', {
  fr: {
    title: 'Service à la clientèle',
    subtitle: 'Une question, une plainte, un bon mot',
    description: 'Joindre le RTC en ligne, par téléphone, par la poste ou en personne.',
    body: '<p>Notre équipe vous répond en français et en anglais, en ligne, au téléphone, au comptoir et par la poste.</p>',
    blocks: [
      links('Pour autre chose qu’une question', [
        link('Faire un commentaire', fr.comments, 'Un bon mot, une idée, une remarque'),
        link('Déposer une plainte', fr.complaint, 'Réponse dans les dix jours ouvrables'),
        link(
          'Déclarer un objet perdu',
          fr.lostAndFound,
          'Oublié dans un bus, à un arrêt ou dans un terminus',
        ),
      ]),
      frForm(
        contactForm,
        'Nous écrire',
        'Posez votre question sur les horaires, les tarifs, la carte OPUS ou le site : nous répondons dans les deux jours ouvrables.',
      ),
      twoColumns('Par téléphone', [
        column(
          'Renseignements : option 1',
          `<p>${customerService}, puis le 1. Horaires, trajets et tarifs : en semaine de 6 h 30 à 22 h, la fin de semaine de 8 h à 20 h.</p>`,
        ),
        column(
          'Plaintes et commentaires : option 3',
          `<p>${customerService}, puis le 3. Du lundi au vendredi, de 9 h 30 à 12 h et de 13 h à 15 h 30.</p>`,
        ),
      ]),
      content(
        'En personne',
        table({
          caption: 'Heures des comptoirs de service',
          head: ['Comptoir', 'Lundi au vendredi', 'Samedi', 'Dimanche'],
          rows: [
            ['Terminus Marché-Neuf', '7 h à 18 h', '9 h à 16 h', 'Fermé'],
            ['Terminus Haut-Coteau', '7 h à 18 h', '9 h à 16 h', '11 h à 16 h'],
          ],
        }),
      ),
      content(
        'Par la poste',
        `<p>Réseau de transport de la Cité<br>Service à la clientèle<br>${postalAddress}</p>`,
      ),
      accordion('Comment nous traitons une plainte', {
        'Ce que nous devons savoir':
          '<p>Le numéro du parcours ou de l’arrêt, la direction, la date et l’heure. Si vous l’avez noté, le numéro du bus, inscrit au-dessus de la porte avant.</p>',
        'Comment la déposer': `<p>Avec le <a href="${fr.complaint}">formulaire de plainte</a>, au téléphone, option 3, par la poste ou à un comptoir de service.</p>`,
        'Quand vous aurez une réponse':
          '<p>Vous recevez un accusé de réception le jour ouvrable suivant et une réponse dans les dix jours ouvrables. Si elle ne vous satisfait pas, demandez une révision à la commissaire aux plaintes.</p>',
      }),
      links('Peut-être cherchez-vous', [
        link('Avis sur les parcours', fr.notices),
        link('Horaires des bus', fr.schedules),
      ]),
    ],
  },
  en: {
    title: 'Customer service',
    subtitle: 'A question, a complaint, a kind word',
    description: 'Contact the RTC online, by phone, by mail or in person.',
    body: '<p>Our team answers in French and English, online, by phone, at the counter and by mail.</p>',
    blocks: [
      links('For something other than a question', [
        link('Send a comment', en.comments, 'A kind word, an idea, a remark'),
        link('File a complaint', en.complaint, 'We answer within ten business days'),
        link('Report a lost item', en.lostAndFound, 'Left on a bus, at a stop or in a terminal'),
      ]),
      enForm(
        contactForm,
        'Write to us',
        'Ask your question about schedules, fares, the OPUS card or the website: we answer within two business days.',
      ),
      twoColumns('By phone', [
        column(
          'Information: option 1',
          `<p>${customerService}, then press 1. Schedules, trips and fares: weekdays from 6:30 a.m. to 10 p.m., weekends from 8 a.m. to 8 p.m.</p>`,
        ),
        column(
          'Complaints and comments: option 3',
          `<p>${customerService}, then press 3. Monday to Friday, from 9:30 a.m. to noon and from 1 to 3:30 p.m.</p>`,
        ),
      ]),
      content(
        'In person',
        table({
          caption: 'Service counter hours',
          head: ['Counter', 'Monday to Friday', 'Saturday', 'Sunday'],
          rows: [
            [french('Terminus Marché-Neuf'), '7 a.m. to 6 p.m.', '9 a.m. to 4 p.m.', 'Closed'],
            [french('Terminus Haut-Coteau'), '7 a.m. to 6 p.m.', '9 a.m. to 4 p.m.', '11 a.m. to 4 p.m.'],
          ],
        }),
      ),
      content(
        'By mail',
        `<p lang="fr">Réseau de transport de la Cité<br>Service à la clientèle<br>${postalAddress}</p>`,
      ),
      accordion('How we handle complaints', {
        'What we need to know':
          '<p>The route or stop number, the direction, the date and the time. If you have it, the number of the bus, shown above the front door.</p>',
        'How to file it': `<p>With the <a href="${en.complaint}">complaint form</a>, by phone, option 3, by mail or at a service counter.</p>`,
        'When you will get an answer':
          '<p>We acknowledge your complaint the next business day and answer within ten business days. If you are not satisfied, ask the complaints commissioner for a review.</p>',
      }),
      links('You may be looking for', [
        link('Route notices', en.notices),
        link('Bus schedules', en.schedules),
      ]),
    ],
  },
});
