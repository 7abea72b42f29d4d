import { content, intro, link, links } from './blocks.ts';
import { page } from './builders.ts';
import { list } from './markup.ts';
import { en, fr } from './paths.ts';

const accountHome = page('accountHome', {
  fr: {
    title: 'Mon profil',
    description: 'Vos avis, votre infolettre et vos renseignements au RTC.',
    blocks: [
      intro('<p>Gérez ici vos avis, votre infolettre et vos renseignements.</p>'),
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
    description: 'Your notices, newsletter and information at the RTC.',
    blocks: [
      intro('<p>Manage your notices, your newsletter and your information here.</p>'),
      links('My account', [
        link('My notice subscriptions', en.accountNotices),
        link('My newsletter', en.accountNewsletter),
        link('My information', en.accountInfo),
        link('My parameters', en.accountParameters),
        link('My notices', en.accountMyNotices),
      ]),
    ],
  },
});

const accountNotices = page('accountNotices', {
  fr: {
    title: 'Mes abonnements aux avis',
    subtitle: 'Choisissez ce que nous vous envoyons',
    description: 'Choisissez les avis du RTC que vous recevez par courriel.',
    blocks: [
      intro(
        '<p>Cochez les avis généraux, vos parcours favoris, ou les deux. Un courriel part dès qu’un avis est publié ou modifié, jamais deux fois pour le même.</p>',
      ),
      content(
        'Bon à savoir',
        list(
          'Les avis généraux touchent tout le réseau : tempêtes, jours fériés, changements d’horaire.',
          'Vous pouvez choisir autant de parcours que vous voulez.',
        ),
      ),
    ],
  },
  en: {
    title: 'My notice subscriptions',
    subtitle: 'Choose what we send you',
    description: 'Choose the RTC notices you receive by e-mail.',
    blocks: [
      intro(
        '<p>Tick general notices, your favourite routes, or both. An e-mail goes out as soon as a notice is published or changed, never twice for the same one.</p>',
      ),
      content(
        'Good to know',
        list(
          'General notices affect the whole network: storms, holidays, schedule changes.',
          'You can choose as many routes as you like.',
        ),
      ),
    ],
  },
});

const accountNewsletter = page('accountNewsletter', {
  fr: {
    title: 'Mon infolettre',
    subtitle: 'Une fois par mois, dans votre langue',
    description: 'Abonnez-vous à l’infolettre du RTC ou désabonnez-vous.',
    blocks: [
      intro(
        '<p>L’infolettre part le premier mardi du mois, au courriel de votre profil. Votre choix prend effet tout de suite.</p>',
      ),
    ],
  },
  en: {
    title: 'My newsletter',
    subtitle: 'Once a month, in your language',
    description: 'Subscribe to the RTC newsletter or unsubscribe.',
    blocks: [
      intro(
        '<p>The newsletter goes out on the first Tuesday of the month, to the e-mail of your profile. Your choice takes effect right away.</p>',
      ),
    ],
  },
});

const accountInfo = page('accountInfo', {
  fr: {
    title: 'Mes renseignements',
    subtitle: 'Votre nom, votre courriel, vos habitudes',
    description: 'Modifiez les renseignements de votre profil RTC.',
    blocks: [
      intro(
        '<p>Seuls le prénom, le nom et le courriel sont nécessaires. Les autres réponses sont facultatives et nous aident à planifier le réseau.</p><p>Si vous changez de courriel, vous devrez valider la nouvelle adresse, puis ouvrir une nouvelle session.</p>',
      ),
    ],
  },
  en: {
    title: 'My information',
    subtitle: 'Your name, your e-mail, your habits',
    description: 'Edit the information of your RTC profile.',
    blocks: [
      intro(
        '<p>Only the first name, last name and e-mail are needed. The other answers are optional and help us plan the network.</p><p>If you change your e-mail, you will need to validate the new address, then log in again.</p>',
      ),
    ],
  },
});

const accountParameters = page('accountParameters', {
  fr: {
    title: 'Mes paramètres de profil',
    subtitle: 'Mot de passe et suppression du profil',
    description: 'Changez votre mot de passe ou supprimez votre profil RTC.',
    blocks: [
      intro(
        '<p>Changez votre mot de passe en donnant d’abord l’actuel. La suppression du profil efface vos abonnements et vos renseignements ; elle est définitive.</p>',
      ),
    ],
  },
  en: {
    title: 'My account parameters',
    subtitle: 'Password and deletion of the account',
    description: 'Change your password or delete your RTC profile.',
    blocks: [
      intro(
        '<p>To change your password, give the current one first. Deleting the account erases your subscriptions and your information; it cannot be undone.</p>',
      ),
    ],
  },
});

const accountMyNotices = page('accountMyNotices', {
  fr: {
    title: 'Mes avis',
    subtitle: 'Ce qui touche vos parcours en ce moment',
    description: 'Les avis en vigueur sur vos parcours favoris.',
    blocks: [
      intro(
        `<p>Vous voyez ici les avis des parcours que vous avez choisis et les avis généraux. Pour changer vos choix, allez à <a href="${fr.accountNotices}">Mes abonnements aux avis</a>.</p>`,
      ),
    ],
  },
  en: {
    title: 'My notices',
    subtitle: 'What affects your routes right now',
    description: 'The notices in effect on your favourite routes.',
    blocks: [
      intro(
        `<p>Here are the notices of the routes you chose and the general notices. To change your choices, go to <a href="${en.accountNotices}">My notice subscriptions</a>.</p>`,
      ),
    ],
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
