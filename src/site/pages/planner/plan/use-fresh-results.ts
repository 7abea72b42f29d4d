import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { staleAfterMs } from '#domain/departure.ts';
import { createHold } from '#site/live/hold-still.ts';
import { refreshLimitMs, refreshMs } from '#site/live/live-source.ts';
import { LiveSwitch } from '#site/live/live-switch.ts';
import { tellServerTime, useAtTime } from '#site/live/server-clock.ts';
import { asPlanned } from './as-planned.ts';
import type { FoundData, ResultsHead } from './results-data.ts';

export type FoundResults = ResultsHead & FoundData;

interface FreshResults {
  readonly data: FoundResults;
  /** Nobody confirmed the live times for two minutes: only the planned ones are left. */
  readonly isStale: boolean;
}

/** The answer of the address, asked for again every half minute while the page is in sight. */
export function useFreshResults(first: FoundResults, url: string): FreshResults {
  const isOn = useContext(LiveSwitch);
  const [newer, setNewer] = useState<{ readonly of: FoundResults; readonly data: FoundResults }>();
  const data = newer?.of === first && newer.data.at > first.at ? newer.data : first;
  const take = useEffectEvent((found: FoundResults) => {
    tellServerTime(found.at);
    setNewer({ of: first, data: found });
  });
  const begin = useEffectEvent(() => tellServerTime(first.at));
  useEffect(() => {
    if (!isOn) return undefined;
    begin();
    const ended = new AbortController();
    const hold = createHold();
    const ask = async () => {
      if (document.hidden) return;
      const found = await askAgain(url, ended.signal).catch(() => undefined);
      // What cannot be had leaves the answer on screen, with its age.
      if (found && !ended.signal.aborted) hold.change(() => take(found));
    };
    const timer = setInterval(() => void ask(), refreshMs);
    document.addEventListener('visibilitychange', () => void ask(), { signal: ended.signal });
    return () => {
      ended.abort();
      clearInterval(timer);
      hold.end();
    };
  }, [isOn, url]);
  const isOld = useAtTime(data.at, (now) => isOn && now - data.at >= staleAfterMs);
  const isStale = isOld && data.rows.some(({ state }) => state?.state === 'live' || state?.state === 'late');
  return { data: isStale ? asPlanned(data) : data, isStale };
}

/** As a navigation by script asks for a page; undefined where there is another answer now. */
async function askAgain(url: string, ended: AbortSignal): Promise<FoundResults | undefined> {
  const response = await fetch(`/_data${url}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([ended, AbortSignal.timeout(refreshLimitMs)]),
    cache: 'no-cache',
  });
  const answer = (await response.json()) as { readonly view?: { readonly data: Partial<FoundResults> } };
  const found = answer.view?.data;
  return response.ok && found?.kind === 'found' ? (found as FoundResults) : undefined;
}
