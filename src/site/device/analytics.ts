import { createContext } from 'react';
import type { ConsentState } from '#site/view.ts';

/** What the site tells of its use: never who, only what. */
export interface AnalyticsEvent {
  readonly event: 'video_play';
  /** The address of the film. */
  readonly video: string;
}

export type Analytics = (event: AnalyticsEvent) => void;

const silent: Analytics = () => undefined;

/** Where a tag manager reads what happens on a page; it may come after the first events, or not at all. */
const tellTagManager: Analytics = (event) => {
  const page = globalThis as typeof globalThis & { dataLayer?: AnalyticsEvent[] };
  (page.dataLayer ??= []).push(event);
};

/** Nothing is told of a visitor who has not agreed to it. */
export function analyticsOf(consent: ConsentState): Analytics {
  return consent === 'granted' ? tellTagManager : silent;
}

export const AnalyticsContext = createContext<Analytics>(silent);
