import { content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { complaintForm } from './forms/complaint.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { steps } from '#operators/kit/markup.ts';
import { customerService } from './markup.ts';
import { en, fr } from './paths.ts';

export const complaint = page('complaint', {
  fr: {
    title: 'Déposer une plainte',
    subtitle: 'Trois étapes, une réponse dans les dix jours ouvrables',
    description: 'Déposer une plainte au RTC en ligne : ce qu’il faut savoir, le formulaire et les délais.',
    body: `<p>Dites-nous ce qui n’a pas bien été. Vous pouvez aussi appeler le ${customerService}, option 3, du lundi au vendredi, de 9 h 30 à 12 h et de 13 h à 15 h 30.</p>`,
    blocks: [
      frForm(
        complaintForm,
        'Votre plainte',
        'Ayez sous la main le jour, l’heure et le parcours. Seule l’équipe des plaintes lit votre dossier.',
      ),
      content(
        'La suite',
        steps(
          'Vous recevez un accusé de réception le jour ouvrable suivant.',
          'Nous vérifions les faits avec les équipes et les données du bus.',
          'Vous recevez une réponse dans les dix jours ouvrables.',
          'Si elle ne vous satisfait pas, demandez une révision à la commissaire aux plaintes.',
        ),
      ),
      links('Voir aussi', [
        link('Faire un commentaire', fr.comments),
        link('Remboursements et échanges', fr.refunds),
        link('Service à la clientèle', fr.contact),
      ]),
    ],
  },
  en: {
    title: 'File a complaint',
    subtitle: 'Three steps, an answer within ten business days',
    description:
      'Filing a complaint with the RTC online: what to have on hand, the form and the time limits.',
    body: `<p>Tell us what went wrong. You can also call ${customerService}, option 3, Monday to Friday, from 9:30 a.m. to noon and from 1 to 3:30 p.m.</p>`,
    blocks: [
      enForm(
        complaintForm,
        'Your complaint',
        'Have the day, the time and the route on hand. Only the complaints team reads your file.',
      ),
      content(
        'What happens next',
        steps(
          'We acknowledge your complaint the next business day.',
          'We check the facts with our teams and the data of the bus.',
          'You get an answer within ten business days.',
          'If you are not satisfied, ask the complaints commissioner for a review.',
        ),
      ),
      links('See also', [
        link('Send a comment', en.comments),
        link('Refunds and exchanges', en.refunds),
        link('Customer service', en.contact),
      ]),
    ],
  },
});
