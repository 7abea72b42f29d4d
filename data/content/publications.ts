import { content, filesList, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { publicationFiles } from './files.ts';
import { customerService } from './markup.ts';
import { en, fr } from './paths.ts';

export const publications = page('publications', {
  fr: {
    title: 'Publications',
    subtitle: 'Ce que nous avons fait, ce que cela coûte et ce qui vient',
    description: 'Le rapport annuel, le budget et les tableaux du RTC, à télécharger.',
    body: '<p>Chaque année, le RTC rend compte de son service, de ses dépenses et de ses projets. Les documents sont courts ; les chiffres complets sont déposés en séance publique.</p>',
    blocks: [
      filesList('Rapport et budget', publicationFiles),
      content(
        'Dans un autre format',
        `<p>Un document peut vous être envoyé par la poste, en gros caractères ou lu au téléphone, sans frais. Appelez le ${customerService}, option 1.</p>`,
      ),
      content(
        'Accès aux documents',
        `<p>Toute personne peut demander un document que le RTC détient. Adressez la demande, par écrit, à la personne responsable de l’accès aux documents et de la protection des renseignements personnels. Elle répond dans les 20 jours. <a href="${fr.privacy}">Voir ses coordonnées</a>.</p>`,
      ),
      links('Voir aussi', [
        link('Conseil d’administration', fr.governance),
        link('Communiqués', fr.press_release),
        link('Données ouvertes', fr.openData),
      ]),
    ],
  },
  en: {
    title: 'Publications',
    subtitle: 'What we have done, what it costs and what comes next',
    description: 'The RTC’s annual report, budget and tables, to download.',
    body: '<p>Every year, the RTC reports on its service, its spending and its projects. The documents are short; the full figures are tabled in public meetings.</p>',
    blocks: [
      filesList('Report and budget', publicationFiles),
      content(
        'In another format',
        `<p>We can send you a document by mail or in large print, or read it to you over the phone, free of charge. Call ${customerService}, option 1.</p>`,
      ),
      content(
        'Access to documents',
        `<p>Anyone can ask for a document the RTC holds. Send your request in writing to the person responsible for access to documents and the protection of personal information. You get an answer within 20 days. <a href="${en.privacy}">See how to reach this person</a>.</p>`,
      ),
      links('See also', [
        link('Board of directors', en.governance),
        link('Press releases', en.press_release),
        link('Open data', en.openData),
      ]),
    ],
  },
});
