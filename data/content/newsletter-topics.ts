import { link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { newsletterForm } from './forms/newsletter.ts';
import { en, fr } from './paths.ts';

export const newsletterTopics = page('newsletterTopics', {
  fr: {
    title: 'Infolettre par sujet',
    subtitle: 'Seulement ce qui vous intéresse',
    description: 'S’abonner aux courriels du RTC sur les sujets de votre choix.',
    body: '<p>En plus de l’infolettre du mois, nous écrivons quelques fois par année aux personnes qui suivent un sujet : un projet, l’accessibilité, les écoles, les familles ou les employeurs.</p>',
    blocks: [
      frForm(
        newsletterForm,
        'S’abonner',
        'Chaque courriel contient un lien pour se désabonner. Votre adresse ne sert à rien d’autre.',
      ),
      links('Voir aussi', [
        link('Infolettre du mois', fr.newsletter),
        link('Créer un profil', fr.create_account, 'Pour les avis de vos parcours'),
      ]),
    ],
  },
  en: {
    title: 'Newsletter by topic',
    subtitle: 'Only what interests you',
    description: 'Subscribing to RTC emails on the topics you choose.',
    body: '<p>Besides the monthly newsletter, we write a few times a year to people who follow a topic: a project, accessibility, schools, families or employers.</p>',
    blocks: [
      enForm(
        newsletterForm,
        'Subscribe',
        'Every email has a link to unsubscribe. Your address is used for nothing else.',
      ),
      links('See also', [
        link('Monthly newsletter', en.newsletter),
        link('Create a profile', en.create_account, 'For your routes’ notices'),
      ]),
    ],
  },
});
