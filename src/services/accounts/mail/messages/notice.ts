import type { Locale } from '#domain/locale.ts';
import type { Message, NoticeFacts } from '../mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';
import {
  becauseWords,
  endedWords,
  leadNumbers,
  noticeFooter,
  noticeParts,
  startsWithLines,
} from './notice-words.ts';

export const notice: Message<'notice'> = (facts, { locale }) => {
  const say = sayIn(locale);
  const because = becauseWords([facts.because], locale);
  return {
    subject: subjectOf(facts, locale),
    preview: previewOf(facts, locale),
    parts: [
      ...noticeParts(facts, 'title', locale),
      { kind: 'action', words: say('Lire l’avis', 'Read the notice'), href: facts.href },
    ],
    reason: say(
      `Vous recevez cet avis parce que ${because}.`,
      `You are getting this notice because ${because}.`,
    ),
    ...noticeFooter(facts, locale),
  };
};

/** « Mise à jour : 7, 214 – Détour sur le chemin des Brumes ». */
function subjectOf({ event, title, lines, because }: NoticeFacts, locale: Locale): string {
  const say = sayIn(locale);
  const before = {
    new: '',
    updated: say('Mise à jour\u00a0: ', 'Update: '),
    ended: say('Terminé\u00a0: ', 'Ended: '),
  };
  const numbers = startsWithLines(title, lines) ? '' : leadNumbers(lines, [because], locale);
  return `${before[event]}${numbers && `${numbers}\u00a0– `}${title}`;
}

function previewOf({ event, dates, summary, update }: NoticeFacts, locale: Locale): string {
  if (event === 'ended') return update ?? endedWords(locale);
  if (event === 'updated' && update !== undefined) return update;
  return summary ?? dates ?? sayIn(locale)('Lisez l’avis sur notre site.', 'Read the notice on our site.');
}
