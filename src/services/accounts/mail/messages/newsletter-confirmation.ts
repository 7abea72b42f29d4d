import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { daysIn, sayIn } from '#domain/mail/say-in.ts';

export const newsletterConfirmation: Message<'newsletter-confirmation'> = ({ href, days }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  const life = daysIn(locale, days);
  return {
    subject: say(
      `Confirmez votre inscription à l’infolettre ${house.shortName}`,
      `Confirm your subscription to the ${house.shortName} newsletter`,
    ),
    preview: say(
      `Nous n’enverrons rien sans votre accord. Le lien est valide pendant ${life}.`,
      `We will send nothing unless you agree. The link is valid for ${life}.`,
    ),
    parts: [
      { kind: 'title', text: say('Confirmez votre inscription', 'Confirm your subscription') },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          `Confirmez votre inscription pour recevoir l’infolettre ${house.shortName}.`,
          `Confirm your subscription to get the ${house.shortName} newsletter.`,
        ),
      },
      { kind: 'action', words: say('Confirmer mon inscription', 'Confirm my subscription'), href },
      {
        kind: 'text',
        text: say(`Le lien est valide pendant ${life}.`, `The link is valid for ${life}.`),
      },
      {
        kind: 'text',
        text: say(
          'Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: sans confirmation, nous n’enverrons rien à cette adresse courriel.',
          'Not you? You do not need to do anything: unless it is confirmed, we will send nothing to this email address.',
        ),
      },
    ],
    reason: say(
      'Vous recevez ce courriel parce que quelqu’un a inscrit cette adresse courriel à l’infolettre.',
      'You are getting this email because someone signed up this email address for the newsletter.',
    ),
  };
};
