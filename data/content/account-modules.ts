import { accordion, content, link, links } from '#operators/kit/blocks.ts';
import { module } from './builders.ts';
import { customerService } from './markup.ts';
import { en, fr } from './paths.ts';

const login = module('login', {
  fr: {
    title: 'Se connecter',
    description: 'La connexion au profil RTC, qui garde vos parcours favoris, vos avis et votre infolettre.',
  },
  en: {
    title: 'Log in',
    description: 'Log in to your RTC profile for your favourite routes, your notices and your newsletter.',
  },
});

const createAccount = module('create_account', {
  fr: {
    title: 'Créer un profil',
    description: 'Le profil RTC : les avis de vos parcours et l’infolettre, par courriel.',
    body: '<p>Pour créer un profil, il suffit d’un prénom, d’un nom et d’une adresse courriel. Vous l’activez avec le lien reçu par courriel et un mot de passe de votre choix.</p>',
    blocks: [
      content('Ce que le profil vous donne', [
        'Les avis de vos parcours par courriel, dès leur publication.',
        'Les avis généraux : tempêtes, jours fériés, changements d’horaire.',
      ]),
    ],
  },
  en: {
    title: 'Create a profile',
    description: 'With an RTC profile, get your routes’ notices and the newsletter by email.',
    body: '<p>All you need is a first name, a last name and an email address. You activate your profile with the link we email you and a password of your choice.</p>',
    blocks: [
      content('What you get with a profile', [
        'Your routes’ notices by email, as soon as they are published.',
        'General notices: storms, holidays, schedule changes.',
      ]),
    ],
  },
});

const activation = module('account_activation', {
  fr: {
    title: 'Activer votre profil',
    description: 'L’activation du profil RTC : le lien reçu par courriel et le mot de passe.',
    body: '<p>Un profil s’active avec le lien reçu par courriel et un mot de passe de votre choix. Le lien ne sert qu’une fois.</p>',
    blocks: [
      accordion('Un problème ?', {
        'Le lien ne fonctionne plus': `<p>Il a peut-être déjà servi. <a href="${fr.password_reset}">Réinitialisez votre mot de passe</a> ou appelez le ${customerService}, option 1.</p>`,
        'Je n’ai pas reçu de courriel': `<p>Regardez dans vos courriels indésirables, puis vérifiez l’adresse que vous avez donnée. Sinon, appelez le ${customerService}, option 1.</p>`,
      }),
    ],
  },
  en: {
    title: 'Activate your profile',
    description: 'How to activate an RTC profile with the link sent by email and a password.',
    body: '<p>You activate your profile with the link we emailed you and a password of your choice. The link works only once.</p>',
    blocks: [
      accordion('Having trouble?', {
        'The link no longer works': `<p>It may already have been used. <a href="${en.password_reset}">Reset your password</a> or call ${customerService}, option 1.</p>`,
        'I did not get the email': `<p>Look in your junk folder, then check the address you gave us. Still nothing? Call ${customerService}, option 1.</p>`,
      }),
    ],
  },
});

const passwordReset = module('password_reset', {
  fr: {
    title: 'Réinitialiser le mot de passe',
    description: 'Comment choisir un nouveau mot de passe pour votre profil RTC.',
    body: '<p>Le lien pour choisir un nouveau mot de passe est envoyé à l’adresse courriel de votre profil ; il est valide pendant 24 heures. Aucun message n’est envoyé à une adresse sans profil.</p>',
    bottom: [links('Voir aussi', [link('Connexion', fr.login), link('Service à la clientèle', fr.contact)])],
  },
  en: {
    title: 'Reset your password',
    description: 'How to choose a new password for your RTC profile.',
    body: '<p>The link to choose a new password is sent to your profile’s email address and is valid for 24 hours. Nothing is sent to an address that has no profile.</p>',
    bottom: [links('See also', [link('Log in', en.login), link('Customer service', en.contact)])],
  },
});

export const accountModules = [login, createAccount, activation, passwordReset];
