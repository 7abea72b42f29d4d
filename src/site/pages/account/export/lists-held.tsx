import type { FollowedMoments } from '#domain/member.ts';
import type { Locale } from '#domain/locale.ts';
import { findOwn } from '#lib/find-own.ts';
import { formatTimes } from '#site/i18n/format-times.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { HeldTable, type HeldProps } from './facts.tsx';

/** `du lundi au vendredi, de 6 h à 9 h · du lundi au vendredi, de 15 h à 18 h` */
function timesOf(moments: FollowedMoments | null, locale: Locale): string {
  const { weekdays, hours } = moments ?? { weekdays: [], hours: [] };
  const days = weekdays.length > 0 ? { weekdays } : {};
  const spans = hours.length > 0 ? hours.map((span) => ({ hours: span })) : [{}];
  return spans.map((span) => formatTimes({ ...days, ...span }, locale)).join(' · ');
}

export function LinesHeld({ held: { lines } }: Pick<HeldProps, 'held'>) {
  const texts = useTexts('account').ownData.export;
  const locale = useLocale();
  return (
    <HeldTable
      title={texts.lines}
      heads={texts.linesHeads}
      rows={lines.map(({ lineId, number, moments, isPaused }) => ({
        id: lineId,
        line: number,
        times: timesOf(moments, locale),
        paused: isPaused ? texts.yes : texts.no,
      }))}
    />
  );
}

/** A word for what the service calls it; what is new to us is shown as it came. */
const wordFor = (words: Readonly<Record<string, string>>, code: string) => findOwn(words, code) ?? code;

const when = (at: HeldProps['at'], instant: string | null) => (instant === null ? '—' : at(instant));

export function NewslettersHeld({ held: { newsletters }, at }: HeldProps) {
  const texts = useTexts('account').ownData.export;
  return (
    <HeldTable
      title={texts.newsletters}
      heads={texts.newsletterHeads}
      rows={newsletters.map((one) => ({
        id: String(one.uid),
        organization: one.organization,
        email: one.email,
        locale: texts.locales[one.locale],
        state: wordFor(texts.newsletterStates, one.state),
        asked: at(one.asked),
        confirmed: when(at, one.confirmed),
        ended: when(at, one.ended),
        bounced: when(at, one.bounced),
      }))}
    />
  );
}

export function MailsHeld({ held: { mails }, at }: HeldProps) {
  const texts = useTexts('account').ownData.export;
  return (
    <HeldTable
      title={texts.mails}
      heads={texts.mailHeads}
      rows={mails.map((mail) => ({
        id: mail.id,
        created: at(mail.created),
        kind: [wordFor(texts.mailKinds, mail.kind), mail.about].filter(Boolean).join(' — '),
        recipient: mail.recipient ?? '—',
        state: wordFor(texts.mailStates, mail.state),
        ended: when(at, mail.ended),
        tries: mail.tries,
        // What a mail server says, in its own words.
        reason: mail.reason ?? '—',
      }))}
    />
  );
}

export function DecisionsHeld({ held: { decisions }, at }: HeldProps) {
  const texts = useTexts('account').ownData.export;
  return (
    <HeldTable
      title={texts.decisions}
      heads={texts.decisionHeads}
      rows={decisions.map(({ at: instant, notice, about, event, reason, isHeld }, index) => ({
        id: `${instant} ${index}`,
        at: at(instant),
        notice: about ?? notice,
        told: event === null ? texts.notTold : isHeld ? texts.heldForMorning : texts.toldEvents[event],
        why: reason === null ? '—' : texts.notToldReasons[reason],
      }))}
    />
  );
}

export function SignInsHeld({ held: { signIns }, at }: HeldProps) {
  const texts = useTexts('account').ownData.export;
  return (
    <HeldTable
      title={texts.signIns}
      heads={texts.signInHeads}
      rows={signIns.map(({ program, since, until }, index) => ({
        id: `${since} ${index}`,
        program,
        since: at(since),
        until: at(until),
      }))}
    />
  );
}

export function ActsHeld({ held: { acts }, at }: HeldProps) {
  const texts = useTexts('account').ownData.export;
  return (
    <HeldTable
      title={texts.acts}
      heads={texts.actHeads}
      rows={acts.map(({ at: instant, actor, act, facts }, index) => ({
        id: `${instant} ${index}`,
        at: at(instant),
        act,
        actor,
        facts: JSON.stringify(facts),
      }))}
    />
  );
}
