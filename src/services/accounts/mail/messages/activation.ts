import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { hoursIn, onceWithin, sayIn } from '#domain/mail/say-in.ts';

export const activation: Message<'activation'> = ({ href, hours }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  const life = hoursIn(locale, hours);
  return {
    subject: say(`Activez votre profil ${house.shortName}`, `Activate your ${house.shortName} profile`),
    preview: say(
      `Il reste à choisir votre mot de passe. Le lien est valide pendant ${life}.`,
      `All that is left is to choose your password. The link is valid for ${life}.`,
    ),
    parts: [
      { kind: 'title', text: say('Activez votre profil', 'Activate your profile') },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          `Choisissez votre mot de passe, et votre profil ${house.shortName} sera prêt.`,
          `Choose your password, and your ${house.shortName} profile will be ready.`,
        ),
      },
      { kind: 'action', words: say('Choisir mon mot de passe', 'Choose my password'), href },
      { kind: 'text', text: onceWithin(locale, life) },
      {
        kind: 'text',
        text: say(
          'Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: sans mot de passe, le profil reste inactif.',
          'Not you? You do not need to do anything: without a password, the profile stays inactive.',
        ),
      },
    ],
    reason: say(
      'Vous recevez ce courriel parce que quelqu’un a demandé un profil avec cette adresse courriel.',
      'You are getting this email because someone asked for a profile with this email address.',
    ),
  };
};
