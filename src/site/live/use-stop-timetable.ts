import { useEffect, useState } from 'react';
import { readStopTimetable } from '#clients/schedule/reading/read-stop-timetable.ts';
import type { StopTimetable } from '#domain/stop-timetable.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { stopTimetableCall } from './stop-timetable-call.ts';

type Json = Parameters<typeof readStopTimetable>[0];

/** The planned departures that this device keeps for a stop, once they are wanted; undefined where it keeps none. */
export function useStopTimetable(code: string, isWanted: boolean): StopTimetable | undefined {
  const locale = useLocale();
  const [found, setFound] = useState<{ readonly code: string; readonly timetable: StopTimetable }>();
  const call = isWanted ? stopTimetableCall(code, locale) : undefined;
  useEffect(() => {
    if (call === undefined) return undefined;
    const ended = new AbortController();
    const load = async () => {
      const answer = await fetch(call, { signal: ended.signal });
      const json = answer.ok ? ((await answer.json()) as Json | null) : null;
      if (json && !ended.signal.aborted) setFound({ code, timetable: readStopTimetable(json) });
    };
    // A device that keeps nothing shows what is on screen, with its age.
    load().catch(() => undefined);
    return () => ended.abort();
  }, [call, code]);
  return isWanted && found?.code === code ? found.timetable : undefined;
}
