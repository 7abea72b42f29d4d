import { content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { en, fr } from './paths.ts';

const accountHome = page('accountHome', {
  fr: {
    title: 'Mon profil',
    description: 'Vos avis, votre infolettre et vos renseignements au RTC.',
    body: '<p>Votre profil réunit vos avis, votre infolettre et vos renseignements.</p>',
    blocks: [
      links('Mon profil', [
        link('Mes abonnements aux avis', fr.accountNotices),
        link('Mon infolettre', fr.accountNewsletter),
        link('Mes renseignements', fr.accountInfo),
        link('Mes paramètres', fr.accountParameters),
        link('Mes avis', fr.accountMyNotices),
      ]),
    ],
  },
  en: {
    title: 'My account',
    description: 'Your RTC notices, newsletter and personal information.',
    body: '<p>Your profile brings together your notices, your newsletter and your personal information.</p>',
    blocks: [
      links('My account', [
        link('My notice subscriptions', en.accountNotices),
        link('My newsletter', en.accountNewsletter),
        link('My information', en.accountInfo),
        link('My settings', en.accountParameters),
        link('My notices', en.accountMyNotices),
      ]),
    ],
  },
});

const accountNotices = page('accountNotices', {
  fr: {
    title: 'Mes abonnements aux avis',
    subtitle: 'Ce que nous vous envoyons',
    description: 'Les avis du RTC que vous recevez par courriel.',
    body: '<p>Vous pouvez recevoir les avis généraux, ceux de vos parcours favoris, ou les deux. Un courriel part dès qu’un avis est publié ou modifié.</p>',
    blocks: [
      content('Bon à savoir', [
        'Les avis généraux touchent tout le réseau : tempêtes, jours fériés, changements d’horaire.',
        'Chaque parcours a ses jours et ses heures : un avis qui n’y touche pas ne vous est pas envoyé.',
      ]),
    ],
  },
  en: {
    title: 'My notice subscriptions',
    subtitle: 'What we send you',
    description: 'The RTC notices you receive by email.',
    body: '<p>You can get general notices, your favourite routes’ notices, or both. We email you as soon as a notice is published or changed.</p>',
    blocks: [
      content('Good to know', [
        'General notices affect the whole network: storms, holidays, schedule changes.',
        'Each route has its days and hours: a notice that does not touch them is not sent to you.',
      ]),
    ],
  },
});

const accountNewsletter = page('accountNewsletter', {
  fr: {
    title: 'Mon infolettre',
    subtitle: 'Une fois par mois, dans votre langue',
    description: 'Votre abonnement à l’infolettre du RTC.',
    body: '<p>L’infolettre est envoyée le premier mardi du mois, à l’adresse courriel de votre profil. Un changement prend effet dès qu’il est enregistré.</p>',
  },
  en: {
    title: 'My newsletter',
    subtitle: 'Once a month, in your language',
    description: 'Your subscription to the RTC newsletter.',
    body: '<p>The newsletter goes out on the first Tuesday of the month, to your profile’s email address. Changes take effect as soon as they are saved.</p>',
  },
});

const accountInfo = page('accountInfo', {
  fr: {
    title: 'Mes renseignements',
    subtitle: 'Votre nom, votre adresse courriel, vos habitudes de déplacement',
    description: 'Les renseignements de votre profil RTC.',
    body: '<p>Seuls le prénom, le nom et l’adresse courriel sont nécessaires. Les autres réponses sont facultatives et nous aident à planifier le réseau.</p><p>Si vous changez d’adresse courriel, vous devrez confirmer la nouvelle, puis vous connecter de nouveau.</p>',
  },
  en: {
    title: 'My information',
    subtitle: 'Your name, your email address, your travel habits',
    description: 'The information in your RTC profile.',
    body: '<p>Only your first name, last name and email address are required. The other answers are optional and help us plan the network.</p><p>If you change your email address, you will need to confirm the new one, then log in again.</p>',
  },
});

const accountParameters = page('accountParameters', {
  fr: {
    title: 'Mes paramètres de profil',
    subtitle: 'Mot de passe et suppression du profil',
    description: 'Le mot de passe et la suppression de votre profil RTC.',
    body: '<p>Pour changer de mot de passe, il faut connaître l’actuel. La suppression du profil efface vos abonnements et vos renseignements ; elle est définitive.</p>',
  },
  en: {
    title: 'My profile settings',
    subtitle: 'Change your password or delete your profile',
    description: 'Change the password of your RTC profile or delete the profile.',
    body: '<p>To change your password, you need the current one. Deleting your profile erases your subscriptions and your information; this cannot be undone.</p>',
  },
});

const accountMyNotices = page('accountMyNotices', {
  fr: {
    title: 'Mes avis',
    subtitle: 'Ce qui touche vos parcours',
    description: 'Les avis qui touchent vos parcours favoris.',
    body: `<p>Vos avis sont ceux des parcours que vous avez choisis, avec les avis généraux. Pour changer vos choix, voyez <a href="${fr.accountNotices}">Mes abonnements aux avis</a>.</p>`,
  },
  en: {
    title: 'My notices',
    subtitle: 'What affects your routes',
    description: 'The notices that affect your favourite routes.',
    body: `<p>Your notices are the ones for the routes you chose, plus general notices. To change your choices, see <a href="${en.accountNotices}">My notice subscriptions</a>.</p>`,
  },
});

export const accountPages = [
  accountHome,
  accountNotices,
  accountNewsletter,
  accountInfo,
  accountParameters,
  accountMyNotices,
];
