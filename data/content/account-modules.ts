import { accordion, content, intro, link, links } from './blocks.ts';
import { module } from './builders.ts';
import { customerService, french, list, money } from './markup.ts';
import { en, fr } from './paths.ts';

const login = module('login', {
  fr: {
    title: 'Connexion',
    subtitle: 'Ouvrez une session dans votre profil RTC',
    description: 'Ouvrez une session dans votre profil RTC pour gérer vos avis et votre infolettre.',
    blocks: [
      intro(
        '<p>Votre profil garde vos parcours favoris et vos abonnements aux avis et à l’infolettre. Utilisez le courriel et le mot de passe choisis à l’inscription.</p>',
      ),
    ],
    bottom: [
      links('Besoin d’aide ?', [
        link('Mot de passe oublié', fr.password_reset),
        link('Créer un profil', fr.create_account),
      ]),
    ],
  },
  en: {
    title: 'Log in',
    subtitle: 'Log in to your RTC profile',
    description: 'Log in to your RTC profile to manage your notices and newsletter.',
    blocks: [
      intro(
        '<p>Your profile keeps your favourite routes and your subscriptions to notices and the newsletter. Use the e-mail and password you chose when you signed up.</p>',
      ),
    ],
    bottom: [
      links('Need help?', [
        link('Forgotten password', en.password_reset),
        link('Create a profile', en.create_account),
      ]),
    ],
  },
});

const createAccount = module('create_account', {
  fr: {
    title: 'Créer un profil',
    subtitle: 'Gratuit, en deux minutes',
    description: 'Créez votre profil RTC pour recevoir les avis de vos parcours et l’infolettre.',
    blocks: [
      intro(
        '<p>Donnez votre prénom, votre nom et votre courriel. Vous recevrez un message ; suivez son lien pour choisir votre mot de passe et activer le profil.</p>',
      ),
      content(
        'Ce que le profil vous donne',
        list(
          'Les avis de vos parcours par courriel, dès leur publication.',
          'Les avis généraux : tempêtes, jours fériés, changements d’horaire.',
          `L’Abonne-bus perso : 25 % de rabais, soit ${money.fr(7200)} au lieu de ${money.fr(9600)} par mois. <a href="${fr.promoSubscription}">Voir l’abonnement</a>.`,
        ),
      ),
      content(
        'Votre consentement',
        `<p>Nous utilisons vos renseignements seulement pour ce que vous demandez. Vous pouvez les corriger ou supprimer votre profil en tout temps. Lisez la page <a href="${fr.privacy}">Confidentialité et témoins</a>.</p>`,
      ),
    ],
  },
  en: {
    title: 'Create a profile',
    subtitle: 'Free, in two minutes',
    description: 'Create your RTC profile to receive the notices of your routes and the newsletter.',
    blocks: [
      intro(
        '<p>Give your first name, last name and e-mail. You will receive a message; follow its link to choose your password and activate the profile.</p>',
      ),
      content(
        'What the profile gives you',
        list(
          'The notices of your routes by e-mail, as soon as they are published.',
          'General notices: storms, holidays, schedule changes.',
          `The ${french('Abonne-bus perso')} subscription: 25% off, or ${money.en(7200)} instead of ${money.en(9600)} a month. <a href="${en.promoSubscription}">See the subscription</a>.`,
        ),
      ),
      content(
        'Your consent',
        `<p>We use your information only for what you ask. You can correct it or delete your profile at any time. Read <a href="${en.privacy}">Privacy and cookies</a>.</p>`,
      ),
    ],
  },
});

const activation = module('account_activation', {
  fr: {
    title: 'Activer votre profil',
    subtitle: 'Dernière étape : votre mot de passe',
    description: 'Choisissez un mot de passe pour activer votre profil RTC.',
    blocks: [
      intro(
        '<p>Choisissez un mot de passe de 5 à 20 caractères, puis confirmez-le. Le lien du courriel ne sert qu’une fois.</p>',
      ),
      accordion('Un problème ?', [
        [
          'Le lien ne fonctionne plus',
          `<p>Demandez un nouveau lien à la page <a href="${fr.password_reset}">Réinitialiser le mot de passe</a>.</p>`,
        ],
        [
          'Je n’ai pas reçu de courriel',
          `<p>Regardez dans les indésirables, puis vérifiez l’adresse donnée. Sinon, appelez le ${customerService}, option 1.</p>`,
        ],
      ]),
    ],
  },
  en: {
    title: 'Activate your profile',
    subtitle: 'Last step: your password',
    description: 'Choose a password to activate your RTC profile.',
    blocks: [
      intro(
        '<p>Choose a password of 5 to 20 characters, then confirm it. The link in the e-mail works only once.</p>',
      ),
      accordion('A problem?', [
        [
          'The link no longer works',
          `<p>Ask for a new link on the page <a href="${en.password_reset}">Reset your password</a>.</p>`,
        ],
        [
          'I did not get an e-mail',
          `<p>Look in your junk mail, then check the address you gave. Otherwise, call ${customerService}, option 1.</p>`,
        ],
      ]),
    ],
  },
});

const passwordReset = module('password_reset', {
  fr: {
    title: 'Réinitialiser le mot de passe',
    subtitle: 'Un lien par courriel, un nouveau mot de passe',
    description: 'Recevez un lien pour choisir un nouveau mot de passe pour votre profil RTC.',
    blocks: [
      intro(
        '<p>Entrez le courriel de votre profil. Si un profil existe à cette adresse, vous recevrez un lien, valide pendant 24 heures, pour choisir un nouveau mot de passe.</p>',
      ),
    ],
    bottom: [links('Revenir', [link('Connexion', fr.login), link('Service à la clientèle', fr.contact)])],
  },
  en: {
    title: 'Reset your password',
    subtitle: 'A link by e-mail, a new password',
    description: 'Receive a link to choose a new password for your RTC profile.',
    blocks: [
      intro(
        '<p>Enter the e-mail of your profile. If there is a profile at that address, you will receive a link, valid for 24 hours, to choose a new password.</p>',
      ),
    ],
    bottom: [links('Go back', [link('Log in', en.login), link('Customer service', en.contact)])],
  },
});

export const accountModules = [login, createAccount, activation, passwordReset];
