import { useTexts } from '#site/i18n/texts.tsx';
import { DateText } from './time-text.tsx';

interface PostedTextProps {
  fromMs?: number | undefined;
  untilMs?: number | undefined;
  timeZone: string;
}

/** How long a notice is posted, where that is all that is known of its dates. */
export function PostedText({ fromMs, untilMs, timeZone }: PostedTextProps) {
  const texts = useTexts().pages.notice;
  const start = fromMs === undefined ? undefined : <DateText instantMs={fromMs} timeZone={timeZone} />;
  const end = untilMs === undefined ? undefined : <DateText instantMs={untilMs} timeZone={timeZone} />;
  if (start && end) {
    return (
      <>
        {texts.postedFrom} {start} {texts.to} {end}
      </>
    );
  }
  if (!start && !end) return null;
  return (
    <>
      {start ? texts.postedSince : texts.postedUntil} {start ?? end}
    </>
  );
}
