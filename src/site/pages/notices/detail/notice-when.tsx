import type { EffectTimes } from '#domain/notices/effect-times.ts';
import { capitalize } from '#lib/capitalize.ts';
import { formatPeriod, type DayPeriod } from '#site/i18n/format-period.ts';
import { formatTimes } from '#site/i18n/format-times.ts';
import { useLocale } from '#site/i18n/texts.tsx';

interface NoticeWhenProps {
  readonly period: DayPeriod;
  readonly times: EffectTimes | undefined;
  /** As the editors wrote it: then nothing is added. */
  readonly dates: string | undefined;
  /** Of what the editors wrote, where it is not the page's. */
  readonly lang: string | undefined;
  /** `2026-11-17`. */
  readonly today: string;
}

/** What ends with « p.m. » has its full stop already. */
const asSentenceEnd = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** When a notice holds: its dates, then its days and hours. */
export function NoticeWhen({ period, times, dates, lang, today }: NoticeWhenProps) {
  const locale = useLocale();
  if (dates !== undefined)
    return (
      <p className="notice-when" lang={lang}>
        <strong>{dates}</strong>
      </p>
    );
  const days = capitalize(formatPeriod(period, today, locale));
  const isLimited = times?.weekdays !== undefined || times?.hours !== undefined;
  const hours = times && (days !== '' || isLimited) ? formatTimes(times, locale) : '';
  if (days === '' && hours === '') return null;
  return (
    <p className="notice-when">
      <strong>{days === '' ? capitalize(hours) : days}</strong>
      {asSentenceEnd(days !== '' && hours !== '' ? `, ${hours}` : '')}
    </p>
  );
}
