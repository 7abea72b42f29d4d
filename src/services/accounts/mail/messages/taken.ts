import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';

export const taken: Message<'taken'> = ({ login, reset }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  return {
    subject: say(
      `Vous avez déjà un profil ${house.shortName}`,
      `Your ${house.shortName} profile already exists`,
    ),
    preview: say(
      'Connectez-vous, ou choisissez un nouveau mot de passe.',
      'Log in, or choose a new password.',
    ),
    parts: [
      { kind: 'title', text: say('Vous avez déjà un profil', 'You already have a profile') },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          'Vous avez demandé un profil avec cette adresse courriel. Bonne nouvelle\u00a0: il existe déjà. Il suffit de vous connecter.',
          'You asked for a profile with this email address. Good news: it already exists. All you have to do is log in.',
        ),
      },
      { kind: 'action', words: say('Me connecter', 'Log in'), href: login },
      {
        kind: 'text',
        text: say(
          'Mot de passe oublié\u00a0? Choisissez-en un nouveau.',
          'Forgot your password? Choose a new one.',
        ),
      },
      { kind: 'link', words: say('Choisir un nouveau mot de passe', 'Choose a new password'), href: reset },
      {
        kind: 'text',
        text: say(
          'Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: rien n’a changé dans votre profil.',
          'Not you? You do not need to do anything: nothing has changed in your profile.',
        ),
      },
    ],
    reason: say(
      'Vous recevez ce courriel parce que quelqu’un a demandé un profil avec cette adresse courriel.',
      'You are getting this email because someone asked for a profile with this email address.',
    ),
  };
};
