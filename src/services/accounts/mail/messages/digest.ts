import { compareSeverity } from '#domain/notices/severity.ts';
import type { Message, NoticeFacts } from '../mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';
import { becauseWords, leadNumbers, noticeFooter, noticeParts } from './notice-words.ts';

export const digest: Message<'digest'> = (facts, { locale }) => {
  const say = sayIn(locale);
  const notices = facts.notices.toSorted(byWeight);
  const lines = [...new Set(notices.flatMap((each) => each.lines))];
  const count = notices.length;
  const title = say(
    `${count}\u00a0avis pour vous`,
    count > 1 ? `${count} notices for you` : `${count} notice for you`,
  );
  const reasons = notices.map((each) => each.because);
  const because = becauseWords(reasons, locale);
  return {
    subject: lines.length > 0 ? `${leadNumbers(lines, reasons, locale)}\u00a0– ${title}` : title,
    preview: notices.map((each) => each.title).join(' · '),
    parts: [
      { kind: 'title', text: title },
      ...notices.flatMap((each) => [
        ...noticeParts(each, 'heading', locale),
        { kind: 'link', words: say('Lire l’avis', 'Read the notice'), href: each.href } as const,
      ]),
    ],
    reason: say(
      `Vous recevez ces avis parce que ${because}.`,
      `You are getting these notices because ${because}.`,
    ),
    ...noticeFooter(facts, locale),
  };
};

/** What is over comes last, the gravest of the others first. */
function byWeight(one: NoticeFacts, two: NoticeFacts): number {
  const over = Number(one.event === 'ended') - Number(two.event === 'ended');
  return over || compareSeverity(two.severity, one.severity);
}
