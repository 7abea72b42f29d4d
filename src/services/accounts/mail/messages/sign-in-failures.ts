import { calling } from '../call-us.ts';
import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';

export const signInFailures: Message<'sign-in-failures'> = ({ reset, failures }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  const title = say('Des connexions à votre profil ont échoué', 'Logins to your profile have failed');
  return {
    subject: title,
    preview: say('Ce n’était pas vous\u00a0? Voici quoi faire.', 'Not you? Here is what to do.'),
    parts: [
      { kind: 'title', text: title },
      { kind: 'text', text: greet(setting) },
      {
        kind: 'text',
        text: say(
          `Quelqu’un a entré ${failures}\u00a0fois un mauvais mot de passe pour votre profil ${house.shortName}. Aucun de ces essais n’a réussi.`,
          `Someone entered a wrong password ${failures} times for your ${house.shortName} profile. None of these tries worked.`,
        ),
      },
      {
        kind: 'text',
        text: say(
          'C’était vous\u00a0? Vous n’avez rien à faire. Mot de passe oublié\u00a0? Choisissez-en un nouveau.',
          'Was it you? You do not need to do anything. Forgot your password? Choose a new one.',
        ),
      },
      {
        kind: 'text',
        text: say(
          'Ce n’était pas vous\u00a0? Choisissez un nouveau mot de passe si le vôtre est court, facile à deviner ou utilisé ailleurs.',
          'Not you? Choose a new password if yours is short, easy to guess or used elsewhere.',
        ),
      },
      { kind: 'action', words: say('Choisir un nouveau mot de passe', 'Choose a new password'), href: reset },
      {
        kind: 'text',
        text: say(
          'Sur les appareils où vous vous êtes déjà connecté, rien ne change. Ailleurs, vous pourriez devoir attendre quelques minutes entre deux essais.',
          'Nothing changes on the devices where you have logged in before. Elsewhere, you may have to wait a few minutes between two tries.',
        ),
      },
      {
        kind: 'text',
        text: say(
          `Vous avez des questions\u00a0? ${calling(house, 'Joignez-nous.', (phone) => `Appelez-nous au ${phone}.`)}`,
          `Any questions? ${calling(house, 'Contact us.', (phone) => `Call us at ${phone}.`)}`,
        ),
      },
    ],
    reason: say(
      'Vous recevez ce courriel, une fois par jour au plus, parce que des connexions à votre profil ont échoué.',
      'You are getting this email, once a day at most, because logins to your profile have failed.',
    ),
  };
};
