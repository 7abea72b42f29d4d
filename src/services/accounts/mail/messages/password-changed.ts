import { calling } from '../call-us.ts';
import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';

export const passwordChanged: Message<'password-changed'> = ({ reset }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  return {
    subject: say('Votre mot de passe a été changé', 'Your password was changed'),
    preview: say(
      'Ce n’était pas vous\u00a0? Choisissez-en un nouveau sans attendre.',
      'Not you? Choose a new one right away.',
    ),
    parts: [
      { kind: 'title', text: say('Votre mot de passe a été changé', 'Your password was changed') },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          `Le mot de passe de votre profil ${house.shortName} a été changé. C’était vous\u00a0? Vous n’avez rien à faire.`,
          `The password of your ${house.shortName} profile was changed. Was it you? You do not need to do anything.`,
        ),
      },
      {
        kind: 'text',
        text: say(
          'Ce n’était pas vous\u00a0? Choisissez un nouveau mot de passe sans attendre.',
          'Not you? Choose a new password right away.',
        ),
      },
      { kind: 'action', words: say('Choisir un nouveau mot de passe', 'Choose a new password'), href: reset },
      {
        kind: 'text',
        text: say(
          `Vous n’y arrivez pas\u00a0? ${calling(house, 'Joignez-nous.', (phone) => `Appelez-nous au ${phone}.`)}`,
          `Having trouble? ${calling(house, 'Contact us.', (phone) => `Call us at ${phone}.`)}`,
        ),
      },
    ],
    reason: say(
      'Vous recevez ce courriel parce que le mot de passe de votre profil a été changé.',
      'You are getting this email because the password of your profile was changed.',
    ),
  };
};
