import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { hoursIn, onceWithin, sayIn } from '#domain/mail/say-in.ts';

export const reset: Message<'reset'> = ({ href, hours }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  const life = hoursIn(locale, hours);
  return {
    subject: say('Choisissez un nouveau mot de passe', 'Choose a new password'),
    preview: say(
      `Pour votre profil ${house.shortName}. Le lien est valide pendant ${life}.`,
      `For your ${house.shortName} profile. The link is valid for ${life}.`,
    ),
    parts: [
      { kind: 'title', text: say('Choisissez un nouveau mot de passe', 'Choose a new password') },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          `Voici le lien que vous avez demandé pour votre profil ${house.shortName}.`,
          `Here is the link you asked for, for your ${house.shortName} profile.`,
        ),
      },
      { kind: 'action', words: say('Choisir mon mot de passe', 'Choose my password'), href },
      { kind: 'text', text: onceWithin(locale, life) },
      {
        kind: 'text',
        text: say(
          'Ce n’était pas vous\u00a0? Ne suivez pas le lien et ne le donnez à personne. Votre mot de passe n’a pas changé.',
          'Not you? Do not follow the link or give it to anyone. Your password has not changed.',
        ),
      },
    ],
    reason: say(
      'Vous recevez ce courriel parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse courriel.',
      'You are getting this email because someone asked for a new password for this email address.',
    ),
  };
};
