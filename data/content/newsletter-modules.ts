import { content, link, links } from '#operators/kit/blocks.ts';
import { module } from './builders.ts';
import { en, fr } from './paths.ts';

const newsletter = module('newsletter', {
  fr: {
    title: 'Infolettre',
    subtitle: 'L’essentiel du réseau, une fois par mois',
    description:
      'L’infolettre mensuelle du RTC : ce qu’elle contient, quand elle paraît et comment s’en désabonner.',
    body: '<p>L’infolettre paraît le premier mardi du mois, en français et en anglais. Un abonnement se confirme par un lien envoyé par courriel, et chaque envoi contient un lien pour se désabonner.</p>',
    blocks: [
      content('Au menu', [
        'Les changements d’horaire, avant qu’ils arrivent.',
        'L’avancement du corridor Vermeille.',
        'Une sortie à faire en bus, choisie par une personne au volant.',
      ]),
      links('Pour les avis de vos parcours', [
        link('Créer un profil', fr.create_account, 'L’infolettre ne contient pas les détours du jour'),
      ]),
      links('Seulement ce qui vous intéresse', [
        link(
          'Infolettre par sujet',
          fr.newsletterTopics,
          'Projets, accessibilité, écoles, familles ou employeurs',
        ),
      ]),
    ],
  },
  en: {
    title: 'Newsletter',
    subtitle: 'Network news, once a month',
    description: 'The monthly RTC newsletter: what it covers, when it comes out and how to unsubscribe.',
    body: '<p>The newsletter comes out on the first Tuesday of the month, in French and in English. You confirm your subscription with a link we email you, and every issue has a link to unsubscribe.</p>',
    blocks: [
      content('In every issue', [
        'Schedule changes, before they happen.',
        'Progress on the Vermeille corridor.',
        'A bus outing picked by one of our drivers.',
      ]),
      links('For your routes’ notices', [
        link('Create a profile', en.create_account, 'The newsletter does not cover daily detours'),
      ]),
      links('Only what interests you', [
        link(
          'Newsletter by topic',
          en.newsletterTopics,
          'Projects, accessibility, schools, families or employers',
        ),
      ]),
    ],
  },
});

const confirmSubscription = module('newsletter_confirm_subscription', {
  fr: {
    title: 'Confirmer votre abonnement',
    subtitle: 'Infolettre du RTC',
    description: 'La confirmation d’un abonnement à l’infolettre du RTC.',
    body: '<p>Un abonnement à l’infolettre ne commence qu’une fois confirmé. Le lien reçu par courriel est valide pendant sept jours ; passé ce délai, il faut s’inscrire de nouveau.</p>',
    bottom: [links('Voir aussi', [link('Infolettre', fr.newsletter), link('Nouvelles', fr.news)])],
  },
  en: {
    title: 'Confirm your subscription',
    subtitle: 'RTC newsletter',
    description: 'How to confirm a subscription to the RTC newsletter.',
    body: '<p>Your newsletter subscription starts only once you confirm it. The link we emailed you is valid for seven days; after that, you need to sign up again.</p>',
    bottom: [links('See also', [link('Newsletter', en.newsletter), link('News', en.news)])],
  },
});

const confirmUnsubscription = module('newsletter_confirm_unsubscription', {
  fr: {
    title: 'Confirmer votre désabonnement',
    subtitle: 'Infolettre du RTC',
    description: 'La confirmation d’un désabonnement de l’infolettre du RTC.',
    body: '<p>Un abonnement reste actif tant que le désabonnement n’est pas confirmé. Les avis de vos parcours, s’ils sont activés dans votre profil, ne dépendent pas de l’infolettre : ils continuent de vous parvenir dans tous les cas.</p>',
    bottom: [
      links('Voir aussi', [
        link('Mes abonnements aux avis', fr.accountNotices),
        link('Infolettre', fr.newsletter, 'Ce qu’elle contient et quand elle paraît'),
      ]),
    ],
  },
  en: {
    title: 'Confirm that you want to unsubscribe',
    subtitle: 'RTC newsletter',
    description: 'How to unsubscribe from the RTC newsletter.',
    body: '<p>You stay subscribed until you confirm. Your routes’ notices, if turned on in your profile, are separate from the newsletter: you will keep getting them either way.</p>',
    bottom: [
      links('See also', [
        link('My notice subscriptions', en.accountNotices),
        link('Newsletter', en.newsletter, 'What it covers and when it comes out'),
      ]),
    ],
  },
});

export const newsletterModules = [newsletter, confirmSubscription, confirmUnsubscription];
