import { content, intro, link, links } from './blocks.ts';
import { module } from './builders.ts';
import { list } from './markup.ts';
import { en, fr } from './paths.ts';

const newsletter = module('newsletter', {
  fr: {
    title: 'Infolettre',
    subtitle: 'L’essentiel du réseau, une fois par mois',
    description: 'Abonnez-vous à l’infolettre mensuelle du RTC.',
    blocks: [
      intro(
        '<p>Laissez votre courriel, puis confirmez votre abonnement par le lien que nous vous envoyons. Vous pouvez vous désabonner à tout moment, en un clic.</p>',
      ),
      content(
        'Au menu',
        list(
          'Les changements d’horaire, avant qu’ils arrivent.',
          'L’avancement du corridor Vermeille.',
          'Une sortie à faire en bus, choisie par une personne au volant.',
        ),
      ),
      links('Pour les avis de vos parcours', [
        link('Créer un profil', fr.create_account, 'L’infolettre ne contient pas les détours du jour'),
      ]),
    ],
  },
  en: {
    title: 'Newsletter',
    subtitle: 'What matters in the network, once a month',
    description: 'Subscribe to the monthly RTC newsletter.',
    blocks: [
      intro(
        '<p>Leave your e-mail, then confirm your subscription with the link we send you. You can unsubscribe at any time, in one click.</p>',
      ),
      content(
        'In every issue',
        list(
          'Schedule changes, before they happen.',
          'Progress on the Vermeille corridor.',
          'An outing to take by bus, picked by one of our drivers.',
        ),
      ),
      links('For the notices of your routes', [
        link('Create a profile', en.create_account, 'The newsletter does not carry the detours of the day'),
      ]),
    ],
  },
});

const confirmSubscription = module('newsletter_confirm_subscription', {
  fr: {
    title: 'Confirmer votre abonnement',
    subtitle: 'Encore un clic',
    description: 'Confirmez votre abonnement à l’infolettre du RTC.',
    blocks: [
      intro(
        '<p>Appuyez sur le bouton pour confirmer votre abonnement à l’infolettre. Le lien reçu par courriel est valide pendant sept jours.</p>',
      ),
    ],
    bottom: [
      links('Et ensuite', [link('Nouvelles', fr.news), link('Recommencer l’inscription', fr.newsletter)]),
    ],
  },
  en: {
    title: 'Confirm your subscription',
    subtitle: 'One more click',
    description: 'Confirm your subscription to the RTC newsletter.',
    blocks: [
      intro(
        '<p>Press the button to confirm your subscription to the newsletter. The link you received by e-mail is valid for seven days.</p>',
      ),
    ],
    bottom: [links('What next', [link('News', en.news), link('Sign up again', en.newsletter)])],
  },
});

const confirmUnsubscription = module('newsletter_confirm_unsubscription', {
  fr: {
    title: 'Confirmer votre désabonnement',
    subtitle: 'Vous ne recevrez plus l’infolettre',
    description: 'Confirmez votre désabonnement de l’infolettre du RTC.',
    blocks: [
      intro(
        '<p>Appuyez sur le bouton pour vous désabonner. Les avis de vos parcours, s’ils sont activés dans votre profil, continueront de vous parvenir.</p>',
      ),
    ],
    bottom: [
      links('Autres choix', [
        link('Modifier mes avis', fr.accountNotices),
        link('Rester abonné', fr.home, 'Ne rien faire et revenir à l’accueil'),
      ]),
    ],
  },
  en: {
    title: 'Confirm your unsubscription',
    subtitle: 'You will no longer receive the newsletter',
    description: 'Confirm that you unsubscribe from the RTC newsletter.',
    blocks: [
      intro(
        '<p>Press the button to unsubscribe. The notices of your routes, if turned on in your profile, will keep coming.</p>',
      ),
    ],
    bottom: [
      links('Other choices', [
        link('Edit my notices', en.accountNotices),
        link('Stay subscribed', en.home, 'Do nothing and go back to the home page'),
      ]),
    ],
  },
});

export const newsletterModules = [newsletter, confirmSubscription, confirmUnsubscription];
