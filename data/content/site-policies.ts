import { content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { customerService } from './markup.ts';
import { en, fr } from './paths.ts';

const terms = page('terms', {
  fr: {
    title: 'Conditions d’utilisation',
    subtitle: 'Les règles du site, en clair',
    description:
      'Conditions d’utilisation du site du RTC : exactitude des horaires, droits d’auteur, liens et profils.',
    body: '<p>En utilisant ce site, vous acceptez ce qui suit. Version du 1<sup>er</sup> septembre 2026.</p>',
    blocks: [
      content(
        'Les horaires et les heures en direct',
        '<p>Nous faisons tout pour qu’ils soient justes. Une tempête, un accident ou une panne peut les fausser ; le RTC ne peut être tenu responsable d’un retard ou d’une correspondance manquée.</p>',
      ),
      content(
        'Ce que vous pouvez reprendre',
        '<p>Les horaires et les données ouvertes peuvent être repris librement, à condition d’en nommer la source. Les textes et les dessins du site appartiennent au RTC.</p>',
      ),
      content(
        'Votre profil',
        '<p>Gardez votre mot de passe pour vous. Un profil qui sert à nuire au service ou à d’autres personnes peut être fermé.</p>',
      ),
      content(
        'Les liens vers d’autres sites',
        '<p>La planification d’un trajet et l’envoi des candidatures se font sur d’autres sites, qui ont leurs propres règles.</p>',
      ),
      links('Voir aussi', [
        link('Confidentialité et témoins', fr.privacy),
        link('Service à la clientèle', fr.contact),
      ]),
    ],
  },
  en: {
    title: 'Terms of use',
    subtitle: 'The rules of the site, in plain language',
    description: 'Terms of use of the RTC website: accuracy of schedules, copyright, links and profiles.',
    body: '<p>By using this site, you agree to the following. Version of September 1, 2026.</p>',
    blocks: [
      content(
        'Schedules and live times',
        '<p>We do our best to keep them accurate. A storm, an accident or a breakdown can throw them off; the RTC cannot be held liable for a delay or a missed connection.</p>',
      ),
      content(
        'What you may reuse',
        '<p>Schedules and open data may be reused freely, as long as you name the source. The text and drawings on the site belong to the RTC.</p>',
      ),
      content(
        'Your profile',
        '<p>Keep your password to yourself. A profile used to harm the service or other people may be closed.</p>',
      ),
      content(
        'Links to other sites',
        '<p>Trip planning and job applications happen on other sites, which have their own rules.</p>',
      ),
      links('See also', [link('Privacy and cookies', en.privacy), link('Customer service', en.contact)]),
    ],
  },
});

const siteAccessibility = page('siteAccessibility', {
  fr: {
    title: 'Accessibilité du site',
    subtitle: 'Un site pour toutes et tous',
    description:
      'Ce que le site du RTC fait pour être accessible, ses limites connues et comment signaler un obstacle.',
    body: '<p>Ce site vise le niveau AA des règles WCAG 2.2. Il se consulte au clavier, avec un lecteur d’écran, agrandi à 400 % et sans JavaScript.</p>',
    blocks: [
      content('Ce que vous pouvez faire', [
        'Suivre, dès la première touche de tabulation, les liens « Aller au contenu », « Aller au menu » et « Aller au pied de page ».',
        'Lire les numéros de parcours sans dépendre de la couleur : chaque type a sa forme et son nom.',
        'Lire les tableaux à l’écran comme sur papier, et les faire défiler au clavier quand ils débordent.',
        'Choisir l’affichage clair ou sombre au bas de chaque page. Les animations suivent les réglages de votre appareil.',
      ]),
      content(
        'Les limites connues',
        '<p>Une carte est difficile à parcourir au clavier : ce qu’elle montre est toujours donné aussi en texte. Certains documents antérieurs à 2020 ne sont pas balisés.</p>',
      ),
      content(
        'Signaler un obstacle',
        `<p>Appelez le ${customerService}, option 3, ou écrivez au <a href="${fr.contact}">service à la clientèle</a>. Nous répondons dans les cinq jours ouvrables.</p>`,
      ),
    ],
  },
  en: {
    title: 'Website accessibility',
    subtitle: 'A site for everyone',
    description: 'What the RTC website does to be accessible, its known limits and how to report a barrier.',
    body: '<p>This site aims for level AA of WCAG 2.2. It can be used with a keyboard, with a screen reader, zoomed to 400% and without JavaScript.</p>',
    blocks: [
      content('What you can do', [
        'Follow, from the first press of the Tab key, the links “Skip to content,” “Skip to menu” and “Skip to footer.”',
        'Read route numbers without relying on colour: each type has its own shape and name.',
        'Read tables on screen and on paper, and scroll them with the keyboard when they overflow.',
        'Choose the light or dark display at the bottom of every page. Animations follow your device’s settings.',
      ]),
      content(
        'Known limits',
        '<p>A map is hard to explore with a keyboard: what it shows is always given as text as well. Some documents from before 2020 are not tagged.</p>',
      ),
      content(
        'Report a barrier',
        `<p>Call ${customerService}, option 3, or contact <a href="${en.contact}">customer service</a>. We answer within five business days.</p>`,
      ),
    ],
  },
});

export const sitePolicies = [terms, siteAccessibility];
