import type { Locale } from '#domain/locale.ts';
import type { FollowedMoments } from '#domain/member.ts';
import { timesOf } from '#domain/notices/effect-times.ts';
import { capitalize } from '#lib/capitalize.ts';
import type { FullCatalogue } from './catalogue.ts';
import { formatSecond, formatWeekdays } from './format-times.ts';

type MomentWords = Pick<FullCatalogue['choices']['notices'], 'everyDay' | 'allDay' | 'span'>;

interface MomentLanguage {
  readonly words: MomentWords;
  readonly locale: Locale;
}

/** When a line is taken: « Du lundi au vendredi, 6 h à 9 h, 15 h à 18 h », « Tous les jours, toute la journée ». */
export function formatMoments(moments: FollowedMoments | null, { words, locale }: MomentLanguage): string {
  const { weekdays: chosen = [], hours = [] } = moments ?? {};
  const { weekdays } = timesOf({ weekdays: chosen });
  const days = weekdays ? formatWeekdays(weekdays, locale) : words.everyDay;
  const spans = hours.map(({ fromS, untilS }) =>
    words.span(formatSecond(fromS, locale), formatSecond(untilS, locale)),
  );
  return capitalize([days, ...(spans.length > 0 ? spans : [words.allDay])].join(', '));
}
