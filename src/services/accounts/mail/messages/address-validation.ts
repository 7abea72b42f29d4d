import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { hoursIn, onceWithin, sayIn } from '#domain/mail/say-in.ts';

export const addressValidation: Message<'address-validation'> = ({ href, hours }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  const life = hoursIn(locale, hours);
  return {
    subject: say('Validez votre nouvelle adresse courriel', 'Validate your new email address'),
    preview: say(
      `Pour votre profil ${house.shortName}. Le lien est valide pendant ${life}.`,
      `For your ${house.shortName} profile. The link is valid for ${life}.`,
    ),
    parts: [
      {
        kind: 'title',
        text: say('Validez votre nouvelle adresse courriel', 'Validate your new email address'),
      },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          `Validez cette adresse courriel pour vous connecter de nouveau à votre profil ${house.shortName}.`,
          `Validate this email address to log in to your ${house.shortName} profile again.`,
        ),
      },
      { kind: 'action', words: say('Valider mon adresse courriel', 'Validate my email address'), href },
      { kind: 'text', text: onceWithin(locale, life) },
      {
        kind: 'text',
        text: say(
          'Ce n’était pas vous\u00a0? Ne suivez pas le lien\u00a0: cette adresse courriel ne sera pas validée.',
          'Not you? Do not follow the link: this email address will not be validated.',
        ),
      },
    ],
    reason: say(
      'Vous recevez ce courriel parce que quelqu’un a donné cette adresse courriel à son profil.',
      'You are getting this email because someone gave this email address to their profile.',
    ),
  };
};
