import { content } from '#operators/kit/blocks.ts';
import { cookiesBlock, positionBlock } from '#operators/kit/privacy-blocks.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { en, fr, page } from './house.ts';

/** What the program itself keeps and sets, which is the same for whoever runs it. */
const privacy = page('privacy', {
  fr: {
    title: 'Confidentialité et témoins',
    subtitle: 'Ce que ce site sait de vous, et pourquoi',
    description: 'Renseignements que ce site garde, durée de conservation, témoins et droits.',
    body: '<p>Vous pouvez consulter les horaires, les avis et les trajets sans dire qui vous êtes.</p>',
    blocks: [
      content('Ce que ce site garde', [
        '<strong>Pour un profil</strong> : votre prénom, votre nom et votre adresse courriel. Les autres questions sont facultatives.',
        '<strong>Pour un avis par courriel</strong> : les parcours que vous choisissez.',
        '<strong>Pour l’infolettre</strong> : votre adresse courriel.',
      ]),
      content(
        'Combien de temps',
        `<p>Un profil et ses abonnements sont gardés jusqu’à ce que vous les supprimiez, dans <a href="${fr.accountParameters}">vos paramètres</a>. Vous y trouvez aussi une copie de tout ce qui est gardé à votre sujet.</p>`,
      ),
      cookiesBlock('fr'),
      positionBlock('fr'),
    ],
  },
  en: {
    title: 'Privacy and cookies',
    subtitle: 'What this site knows about you, and why',
    description: 'Information this site keeps, for how long, cookies and your rights.',
    body: '<p>You can look up schedules, notices and trips without saying who you are.</p>',
    blocks: [
      content('What this site keeps', [
        '<strong>For a profile</strong>: your first name, last name and email address. The other questions are optional.',
        '<strong>For notices by email</strong>: the routes you choose.',
        '<strong>For the newsletter</strong>: your email address.',
      ]),
      content(
        'For how long',
        `<p>A profile and its subscriptions are kept until you delete them, in <a href="${en.accountParameters}">your settings</a>. You also find a copy there of everything that is kept about you.</p>`,
      ),
      cookiesBlock('en'),
      positionBlock('en'),
    ],
  },
});

const siteAccessibility = page('siteAccessibility', {
  fr: {
    title: 'Accessibilité du site',
    subtitle: 'Un site pour toutes et tous',
    description: 'Ce que ce site fait pour être accessible, et ses limites connues.',
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
        '<p>Une carte est difficile à parcourir au clavier : ce qu’elle montre est toujours donné aussi en texte.</p>',
      ),
    ],
  },
  en: {
    title: 'Website accessibility',
    subtitle: 'A site for everyone',
    description: 'What this site does to be accessible, and its known limits.',
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
        '<p>A map is hard to explore with a keyboard: what it shows is always given as text as well.</p>',
      ),
    ],
  },
});

const maintenance = page('maintenance', {
  fr: {
    title: 'Le site est en entretien',
    description: 'Le site est en entretien. Le service n’est pas touché.',
    body: '<p>Nous mettons le site à jour. Il sera de retour sous peu ; le service n’est pas touché.</p>',
  },
  en: {
    title: 'The site is under maintenance',
    description: 'The site is under maintenance. Service is not affected.',
    body: '<p>We are updating the site. It will be back shortly; service is not affected.</p>',
  },
});

export const policyPages: readonly SeedItem[] = [privacy, siteAccessibility, maintenance];
