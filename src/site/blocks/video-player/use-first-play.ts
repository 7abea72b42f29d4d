import { use, useRef } from 'react';
import { AnalyticsContext } from '#site/device/analytics.ts';

/** Tells once that a film is played, however often it is. */
export function useFirstPlay(video: string): () => void {
  const tell = use(AnalyticsContext);
  const isTold = useRef(false);
  return () => {
    if (isTold.current) return;
    isTold.current = true;
    tell({ event: 'video_play', video });
  };
}
