import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#site/ui/live-region/announce.ts';
import { serverNow } from './server-clock.ts';

const announcedEveryMs = 60_000;

/** Says aloud that what the page is about is another than before: once a minute at most, never at first. */
export function useAnnounced(key: string | undefined, wordsAt: (now: number) => string): void {
  const heard = useRef<{ key: string; at: number } | undefined>(undefined);
  const tell = useEffectEvent(() => {
    const now = serverNow();
    const before = heard.current;
    if (key === undefined || before?.key === key) return;
    if (before !== undefined && now - before.at < announcedEveryMs) return;
    heard.current = { key, at: now };
    if (before !== undefined) announce(wordsAt(now));
  });
  // After every drawing: it looks by itself whether there is something to say.
  useEffect(() => tell());
}
