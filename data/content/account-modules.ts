import { accordion, content, link, links } from './blocks.ts';
import { module } from './builders.ts';
import { customerService, discount, french, price } from './markup.ts';
import { en, fr } from './paths.ts';

const login = module('login', {
  fr: {
    title: 'Connexion',
    subtitle: 'Votre profil RTC',
    description: 'La connexion au profil RTC, qui garde vos parcours favoris, vos avis et votre infolettre.',
    body: '<p>Votre profil garde vos parcours favoris et vos abonnements aux avis et à l’infolettre. La connexion se fait avec le courriel et le mot de passe choisis à l’inscription.</p>',
    bottom: [
      links('Besoin d’aide ?', [
        link('Mot de passe oublié', fr.password_reset),
        link('Créer un profil', fr.create_account),
      ]),
    ],
  },
  en: {
    title: 'Log in',
    subtitle: 'Your RTC profile',
    description: 'How to log in to the RTC profile that keeps your favourite routes, notices and newsletter.',
    body: '<p>Your profile keeps your favourite routes and your subscriptions to notices and the newsletter. You log in with the email and password chosen when you signed up.</p>',
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
    subtitle: 'Gratuit, pour recevoir les avis de vos parcours',
    description: 'Le profil RTC : les avis de vos parcours et l’infolettre, par courriel.',
    body: '<p>Un profil demande votre prénom, votre nom et votre courriel. Il devient actif avec le lien reçu par courriel et un mot de passe de votre choix.</p>',
    blocks: [
      content('Ce que le profil vous donne', [
        'Les avis de vos parcours par courriel, dès leur publication.',
        'Les avis généraux : tempêtes, jours fériés, changements d’horaire.',
        `L’Abonne-bus perso : ${discount.fr} de rabais, soit ${price.fr('subscription')} au lieu de ${price.fr('month')} par mois. <a href="${fr.promoSubscription}">Voir l’abonnement</a>.`,
      ]),
      content(
        'Votre consentement',
        `<p>Nous utilisons vos renseignements seulement pour ce que vous demandez. Vous pouvez les corriger ou supprimer votre profil en tout temps. Lisez la page <a href="${fr.privacy}">Confidentialité et témoins</a>.</p>`,
      ),
    ],
  },
  en: {
    title: 'Create a profile',
    subtitle: 'Free, to get the notices of your routes',
    description: 'The RTC profile: the notices of your routes and the newsletter, by email.',
    body: '<p>A profile needs your first name, last name and email. It becomes active with the link received by email and a password of your choice.</p>',
    blocks: [
      content('What the profile gives you', [
        'The notices of your routes by email, as soon as they are published.',
        'General notices: storms, holidays, schedule changes.',
        `The ${french('Abonne-bus perso')} subscription: ${discount.en} off, or ${price.en('subscription')} instead of ${price.en('month')} a month. <a href="${en.promoSubscription}">See the subscription</a>.`,
      ]),
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
    description: 'L’activation du profil RTC : le lien reçu par courriel et le mot de passe.',
    body: '<p>Un profil s’active avec le lien reçu par courriel, qui ne sert qu’une fois, et un mot de passe de 5 à 20 caractères.</p>',
    blocks: [
      accordion('Un problème ?', {
        'Le lien ne fonctionne plus': `<p>Il a peut-être déjà servi. Voyez la page <a href="${fr.password_reset}">Réinitialiser le mot de passe</a> ou appelez le ${customerService}, option 1.</p>`,
        'Je n’ai pas reçu de courriel': `<p>Regardez dans les indésirables, puis vérifiez l’adresse donnée. Sinon, appelez le ${customerService}, option 1.</p>`,
      }),
    ],
  },
  en: {
    title: 'Activate your profile',
    subtitle: 'Last step: your password',
    description: 'Activating the RTC profile: the link received by email and the password.',
    body: '<p>A profile is activated with the link received by email, which works only once, and a password of 5 to 20 characters.</p>',
    blocks: [
      accordion('A problem?', {
        'The link no longer works': `<p>It may have been used already. See <a href="${en.password_reset}">Reset your password</a> or call ${customerService}, option 1.</p>`,
        'I did not get an email': `<p>Look in your junk mail, then check the address you gave. Otherwise, call ${customerService}, option 1.</p>`,
      }),
    ],
  },
});

const passwordReset = module('password_reset', {
  fr: {
    title: 'Réinitialiser le mot de passe',
    subtitle: 'Un lien par courriel, un nouveau mot de passe',
    description: 'Comment choisir un nouveau mot de passe pour votre profil RTC.',
    body: '<p>Un nouveau mot de passe se choisit avec un lien, envoyé au courriel du profil et valide pendant 24 heures. Aucun message ne part vers une adresse qui n’a pas de profil.</p>',
    bottom: [links('Revenir', [link('Connexion', fr.login), link('Service à la clientèle', fr.contact)])],
  },
  en: {
    title: 'Reset your password',
    subtitle: 'A link by email, a new password',
    description: 'How to choose a new password for your RTC profile.',
    body: '<p>A new password is chosen with a link, sent to the email of the profile and valid for 24 hours. No message goes to an address that has no profile.</p>',
    bottom: [links('Go back', [link('Log in', en.login), link('Customer service', en.contact)])],
  },
});

export const accountModules = [login, createAccount, activation, passwordReset];
