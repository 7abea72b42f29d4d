import { content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { customerService } from './markup.ts';
import { en, fr } from './paths.ts';

export const whoCanConsult = page('whoCanConsult', {
  fr: {
    title: 'Qui peut consulter les pages en anglais ?',
    subtitle: 'Ce que prévoit la Charte de la langue française',
    description:
      'Les personnes à qui s’adressent les pages en anglais du site du RTC selon la Charte de la langue française.',
    body: '<p>Le français est la langue officielle et commune du Québec. Le RTC, comme tout organisme public, communique en français. La Charte de la langue française lui permet d’employer une autre langue avec certaines personnes et dans certains cas.</p>',
    blocks: [
      content('À qui s’adressent les pages en anglais', [
        'Aux personnes déclarées admissibles à recevoir l’enseignement en anglais au Québec.',
        'Aux personnes qui correspondaient seulement en anglais avec l’Administration avant le 13 mai 2021.',
        'Aux Autochtones.',
        'Aux personnes immigrantes, pendant les six premiers mois suivant leur arrivée.',
        'Aux personnes qui vivent à l’extérieur du Québec, dont les touristes.',
        'À toute personne, quand la santé, la sécurité publique ou les principes de justice naturelle l’exigent.',
      ]),
      content(
        'Comment nous le vérifions',
        `<p>Nous ne demandons pas de preuve. En consultant une page en anglais, vous déclarez de bonne foi faire partie de ces personnes. Des questions ? Appelez le ${customerService}, option 1.</p>`,
      ),
      links('Continuer', [link('Accueil', fr.home), link('Service à la clientèle', fr.contact)]),
    ],
  },
  en: {
    title: 'Who can consult the English pages?',
    subtitle: 'What the Charter of the French Language provides',
    description: 'The people the RTC’s English pages are meant for under the Charter of the French Language.',
    body: '<p>French is the official and common language of Québec. Like every public body, the RTC communicates in French. The Charter of the French Language lets it use another language with certain people and in certain cases.</p>',
    blocks: [
      content('Who the English pages are for', [
        'People declared eligible to receive instruction in English in Québec.',
        'People who corresponded only in English with the Administration before May 13, 2021.',
        'Indigenous people.',
        'Immigrants, during the first six months after their arrival.',
        'People who live outside Québec, including tourists.',
        'Anyone, when health, public safety or the principles of natural justice so require.',
      ]),
      content(
        'How we check',
        `<p>We do not ask for proof. By consulting a page in English, you declare in good faith that you are one of these people. Questions? Call ${customerService}, option 1.</p>`,
      ),
      links('Continue', [link('Home', en.home), link('Customer service', en.contact)]),
    ],
  },
});
