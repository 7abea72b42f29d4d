import { calling } from '../call-us.ts';
import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';

export const addressLeft: Message<'address-left'> = ({ contact }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  return {
    subject: say(
      `Votre profil ${house.shortName} a une nouvelle adresse courriel`,
      `Your ${house.shortName} profile has a new email address`,
    ),
    preview: say('Ce n’était pas vous\u00a0? Joignez-nous sans attendre.', 'Not you? Contact us right away.'),
    parts: [
      {
        kind: 'title',
        text: say('Votre profil a une nouvelle adresse courriel', 'Your profile has a new email address'),
      },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          `L’adresse courriel de votre profil ${house.shortName} a été changée. Vous ne pouvez plus vous connecter avec celle-ci.`,
          `The email address of your ${house.shortName} profile was changed. You can no longer log in with this one.`,
        ),
      },
      {
        kind: 'text',
        text: say(
          'C’était vous\u00a0? Suivez le lien que nous avons envoyé à la nouvelle adresse pour la valider.',
          'Was it you? Follow the link we sent to the new address to validate it.',
        ),
      },
      {
        kind: 'text',
        text: say(
          `Ce n’était pas vous\u00a0? Quelqu’un d’autre a peut-être accès à votre profil. ${calling(house, 'Joignez-nous sans attendre.', (phone) => `Appelez-nous sans attendre au ${phone}, ou écrivez-nous.`)}`,
          `Not you? Someone else may have access to your profile. ${calling(house, 'Contact us right away.', (phone) => `Call us right away at ${phone}, or write to us.`)}`,
        ),
      },
      { kind: 'action', words: say('Nous joindre', 'Contact us'), href: contact },
    ],
    reason: say(
      'Vous recevez ce courriel parce que cette adresse courriel était celle d’un profil.',
      'You are getting this email because this was the email address of a profile.',
    ),
  };
};
