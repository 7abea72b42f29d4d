import { calling } from '../call-us.ts';
import { greet } from '../greet.ts';
import type { Message } from '../mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';

export const accountDeleted: Message<'account-deleted'> = ({ contact }, setting) => {
  const { house, locale } = setting;
  const say = sayIn(locale);
  return {
    subject: say(
      `Votre profil ${house.shortName} est supprimé`,
      `Your ${house.shortName} profile is deleted`,
    ),
    preview: say(
      'Tout est effacé. Ce courriel est le dernier.',
      'Everything is erased. This email is the last one.',
    ),
    parts: [
      { kind: 'title', text: say('Votre profil est supprimé', 'Your profile is deleted') },
      { kind: 'text', text: greet(setting) },
      { kind: 'text', text: say('Tout est effacé\u00a0:', 'Everything is erased:') },
      {
        kind: 'list',
        items: [
          say(
            'votre nom, votre adresse courriel et votre mot de passe',
            'your name, your email address and your password',
          ),
          say('vos réponses facultatives', 'your optional answers'),
          say('les parcours que vous suiviez', 'the routes you followed'),
          say(
            'vos abonnements aux avis et à l’infolettre',
            'your subscriptions to notices and the newsletter',
          ),
        ],
      },
      {
        kind: 'text',
        text: say(
          'Ce courriel est le dernier\u00a0: vous ne recevrez plus rien de notre part.',
          'This email is the last one: you will get nothing more from us.',
        ),
      },
      {
        kind: 'text',
        text: say(
          `Ce n’était pas vous\u00a0? ${calling(house, 'Joignez-nous.', (phone) => `Appelez-nous au ${phone}, ou écrivez-nous.`)} Un profil effacé ne peut pas être rétabli, mais vous pouvez en créer un nouveau.`,
          `Not you? ${calling(house, 'Contact us.', (phone) => `Call us at ${phone}, or write to us.`)} An erased profile cannot be restored, but you can create a new one.`,
        ),
      },
      { kind: 'link', words: say('Nous joindre', 'Contact us'), href: contact },
    ],
    reason: say(
      'Vous recevez ce courriel parce que votre profil a été supprimé.',
      'You are getting this email because your profile was deleted.',
    ),
  };
};
