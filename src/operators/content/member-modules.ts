import type { SeedItem } from '#services/content/seed.ts';
import { accordion, content } from '#operators/kit/blocks.ts';
import { en, fr, module } from './house.ts';

const login = module('login', {
  fr: {
    title: 'Se connecter',
    description: 'La connexion au profil, qui garde vos parcours favoris et vos avis.',
  },
  en: { title: 'Log in', description: 'Log in to your profile for your favourite routes and your notices.' },
});

const createAccount = module('create_account', {
  fr: {
    title: 'Créer un profil',
    description: 'Le profil : les avis de vos parcours par courriel.',
    body: '<p>Pour créer un profil, il suffit d’un prénom, d’un nom et d’une adresse courriel. Vous l’activez avec le lien reçu par courriel et un mot de passe de votre choix.</p>',
    blocks: [
      content('Ce que le profil vous donne', [
        'Les avis de vos parcours par courriel, dès leur publication.',
        'Les avis généraux, qui touchent tout le réseau.',
      ]),
    ],
  },
  en: {
    title: 'Create a profile',
    description: 'With a profile, get your routes’ notices by email.',
    body: '<p>All you need is a first name, a last name and an email address. You activate your profile with the link we email you and a password of your choice.</p>',
    blocks: [
      content('What you get with a profile', [
        'Your routes’ notices by email, as soon as they are published.',
        'General notices, which affect the whole network.',
      ]),
    ],
  },
});

const activation = module('account_activation', {
  fr: {
    title: 'Activer votre profil',
    description: 'L’activation du profil : le lien reçu par courriel et le mot de passe.',
    body: '<p>Un profil s’active avec le lien reçu par courriel et un mot de passe de votre choix. Le lien ne sert qu’une fois.</p>',
    blocks: [
      accordion('Un problème ?', {
        'Le lien ne fonctionne plus': `<p>Il a peut-être déjà servi. <a href="${fr.password_reset}">Réinitialisez votre mot de passe</a>.</p>`,
        'Je n’ai pas reçu de courriel':
          '<p>Regardez dans vos courriels indésirables, puis vérifiez l’adresse que vous avez donnée.</p>',
      }),
    ],
  },
  en: {
    title: 'Activate your profile',
    description: 'How to activate a profile with the link sent by email and a password.',
    body: '<p>You activate your profile with the link we emailed you and a password of your choice. The link works only once.</p>',
    blocks: [
      accordion('Having trouble?', {
        'The link no longer works': `<p>It may already have been used. <a href="${en.password_reset}">Reset your password</a>.</p>`,
        'I did not get the email': '<p>Look in your junk folder, then check the address you gave us.</p>',
      }),
    ],
  },
});

const passwordReset = module('password_reset', {
  fr: {
    title: 'Réinitialiser le mot de passe',
    description: 'Comment choisir un nouveau mot de passe pour votre profil.',
    body: '<p>Le lien pour choisir un nouveau mot de passe est envoyé à l’adresse courriel de votre profil ; il est valide pendant 24 heures. Aucun message n’est envoyé à une adresse sans profil.</p>',
  },
  en: {
    title: 'Reset your password',
    description: 'How to choose a new password for your profile.',
    body: '<p>The link to choose a new password is sent to your profile’s email address and is valid for 24 hours. Nothing is sent to an address that has no profile.</p>',
  },
});

const newsletter = module('newsletter', {
  fr: {
    title: 'Infolettre',
    description: 'S’abonner à l’infolettre et s’en désabonner.',
    body: '<p>Un abonnement se confirme par un lien envoyé par courriel, et chaque envoi contient un lien pour se désabonner.</p>',
  },
  en: {
    title: 'Newsletter',
    description: 'Subscribe to the newsletter, or unsubscribe from it.',
    body: '<p>You confirm your subscription with a link we email you, and every issue has a link to unsubscribe.</p>',
  },
});

const confirmSubscription = module('newsletter_confirm_subscription', {
  fr: {
    title: 'Confirmer votre abonnement',
    description: 'La confirmation d’un abonnement à l’infolettre.',
    body: '<p>Un abonnement à l’infolettre ne commence qu’une fois confirmé. Le lien reçu par courriel est valide pendant sept jours ; passé ce délai, il faut s’inscrire de nouveau.</p>',
  },
  en: {
    title: 'Confirm your subscription',
    description: 'How to confirm a subscription to the newsletter.',
    body: '<p>Your newsletter subscription starts only once you confirm it. The link we emailed you is valid for seven days; after that, you need to sign up again.</p>',
  },
});

const confirmUnsubscription = module('newsletter_confirm_unsubscription', {
  fr: {
    title: 'Confirmer votre désabonnement',
    description: 'La confirmation d’un désabonnement de l’infolettre.',
    body: '<p>Un abonnement reste actif tant que le désabonnement n’est pas confirmé. Les avis de vos parcours ne dépendent pas de l’infolettre : ils continuent de vous parvenir dans tous les cas.</p>',
  },
  en: {
    title: 'Confirm that you want to unsubscribe',
    description: 'How to unsubscribe from the newsletter.',
    body: '<p>You stay subscribed until you confirm. Your routes’ notices are separate from the newsletter: you will keep getting them either way.</p>',
  },
});

/** The pages of profiles and of the newsletter, which are the same for every operator. */
export const memberModules: readonly SeedItem[] = [
  login,
  createAccount,
  activation,
  passwordReset,
  newsletter,
  confirmSubscription,
  confirmUnsubscription,
];
