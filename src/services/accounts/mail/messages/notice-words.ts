import type { Bilingual, Locale } from '#domain/locale.ts';
import type { Severity } from '#domain/notices/severity.ts';
import type { NoticeFacts } from '../mail-facts.ts';
import type { MailLink, MailPart, MailRow } from '#domain/mail/mail-text.ts';
import { listIn, sayIn } from '#domain/mail/say-in.ts';

const severityWords: Bilingual<Readonly<Record<Severity, string>>> = {
  fr: { standard: 'Information', faible: 'Effet faible', moyen: 'Effet moyen', eleve: 'Effet élevé' },
  en: { standard: 'Information', faible: 'Minor impact', moyen: 'Moderate impact', eleve: 'Major impact' },
};

/** As many numbers as the list of mails on a phone shows, with some of the title. */
const mostNumbers = 4;

/**
 * « 800, 801 »: what a subject starts with, so that riders see at once whether it is for them. Where not all can be
 * named, the lines they follow are.
 */
export function leadNumbers(
  lines: readonly string[],
  reasons: readonly NoticeFacts['because'][],
  locale: Locale,
): string {
  if (lines.length <= mostNumbers) return lines.join(', ');
  const followed = followedLines(reasons);
  const rank = (line: string) => Number(!followed.includes(line));
  const shown = lines.toSorted((one, two) => rank(one) - rank(two)).slice(0, mostNumbers - 1);
  const others = lines.length - shown.length;
  return `${shown.join(', ')} ${sayIn(locale)(`et ${others}\u00a0autres`, `and ${others} more`)}`;
}

/** « Parcours 28 : arrêt déplacé » has its number at the front already. */
export function startsWithLines(title: string, lines: readonly string[]): boolean {
  const words = title.split(/[^\p{L}\p{N}]+/u);
  return /^(?:parcours|routes?)\s/iu.test(title) && lines.every((line) => words.includes(line));
}

/** A notice from its title to the lines it touches: what it is, what is new, what it means, where and when. */
export function noticeParts(
  facts: NoticeFacts,
  title: 'title' | 'heading',
  locale: Locale,
): readonly MailPart[] {
  const lang = facts.locale;
  const isOver = facts.event === 'ended';
  const rows = listRows(facts, locale);
  const told = (text: string | undefined): MailPart[] =>
    text === undefined ? [] : [{ kind: 'text', text, lang }];
  return [
    { kind: title, text: facts.title, lang },
    { kind: 'quiet', text: standing(facts, locale) },
    ...(isOver ? [{ kind: 'text', text: endedWords(locale) } as const] : []),
    ...(facts.event === 'new' ? [] : told(facts.update)),
    // What it meant while it held would be read as if it still did.
    ...(isOver ? [] : told(facts.summary)),
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
  ];
}

/** « Avis mis à jour · Effet moyen ». */
function standing({ event, severity }: NoticeFacts, locale: Locale): string {
  const say = sayIn(locale);
  const weight = severityWords[locale][severity];
  switch (event) {
    case 'new':
      return `${say('Nouvel avis', 'New notice')} · ${weight}`;
    case 'updated':
      return `${say('Avis mis à jour', 'Notice updated')} · ${weight}`;
    case 'ended':
      return say('Avis terminé', 'Notice ended');
  }
}

export const endedWords = (locale: Locale): string =>
  sayIn(locale)('Cet avis n’est plus en vigueur.', 'This notice is no longer in effect.');

function listRows(facts: NoticeFacts, locale: Locale): MailRow[] {
  const { event, lines, dates, stopsClosed, locale: lang } = facts;
  const say = sayIn(locale);
  const isOver = event === 'ended';
  return [
    ...(lines.length > 0
      ? [{ name: say('Parcours', lines.length > 1 ? 'Routes' : 'Route'), value: lines.join(', ') }]
      : []),
    ...(dates !== undefined && !isOver ? [{ name: say('Quand', 'When'), value: dates, lang }] : []),
    ...(stopsClosed.length > 0
      ? [
          {
            name: isOver
              ? say('Arrêts qui étaient fermés', 'Stops that were closed')
              : say('Arrêts fermés', 'Closed stops'),
            value: stopsClosed,
          },
        ]
      : []),
  ];
}

/** « vous suivez les parcours 800 et 801 et que vous avez choisi les avis généraux ». */
export function becauseWords(reasons: readonly NoticeFacts['because'][], locale: Locale): string {
  const say = sayIn(locale);
  const lines = followedLines(reasons);
  const numbers = listIn(locale, lines);
  const follows =
    lines.length > 1
      ? say(`vous suivez les parcours ${numbers}`, `you follow routes ${numbers}`)
      : say(`vous suivez le parcours ${numbers}`, `you follow route ${numbers}`);
  const general = say('vous avez choisi les avis généraux', 'you chose general notices');
  if (lines.length === 0) return general;
  const isBoth = reasons.some((because) => 'general' in because);
  return isBoth ? `${follows}${say(' et que ', ' and ')}${general}` : follows;
}

const followedLines = (reasons: readonly NoticeFacts['because'][]): readonly string[] => [
  ...new Set(reasons.flatMap((because) => ('lines' in because ? because.lines : []))),
];

/** The ways to get fewer of them, or none. */
export function noticeFooter(
  { choices, unsubscribe }: Pick<NoticeFacts, 'choices' | 'unsubscribe'>,
  locale: Locale,
): { readonly unsubscribe: MailLink; readonly choices: MailLink } {
  const say = sayIn(locale);
  return {
    unsubscribe: { words: say('Ne plus recevoir ces avis', 'Stop getting these notices'), href: unsubscribe },
    choices: { words: say('Changer mes choix', 'Change my choices'), href: choices },
  };
}
