import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readStopNearby } from '#clients/schedule/reading/read-search.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import { findPosition, whyNoPosition } from '#site/device/position.ts';
import { Button } from '#site/ui/button/button.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { NearbyList } from './nearby-list.tsx';
import './near-me.css';

type Nearby =
  | { readonly kind: 'unasked' | 'asking' }
  | { readonly kind: 'found'; readonly stops: readonly StopNearby[] }
  | { readonly kind: 'failed'; readonly words: 'refused' | 'unknown' | 'away' };

interface NearMeProps {
  readonly place: SchedulePlace;
  readonly label: string;
  readonly kind?: 'primary' | 'secondary';
  readonly wide?: boolean;
  /** Other ways, beside the button. */
  readonly children?: ReactNode;
}

/** As far as riders walk (specification B9: nearby is 1 km). */
const withinMetres = 1000;
const mostStops = 4;
const answerMs = 10_000;

/** The stops around whoever presses it; only then is the device asked where it is. */
export function NearMe({ place, label, kind = 'secondary', wide = false, children }: NearMeProps) {
  const texts = useTexts().quickSearch;
  const locale = useLocale();
  const [nearby, setNearby] = useState<Nearby>({ kind: 'unasked' });
  const press = async () => {
    setNearby({ kind: 'asking' });
    const found = await findNearby(locale);
    setNearby(found);
    if (found.kind === 'found') announce(texts.nearCount(found.stops.length));
  };
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button stands at the foot of the screen, where its answer would not be seen.
    if (nearby.kind === 'found' || nearby.kind === 'failed')
      answer.current?.scrollIntoView({ block: 'nearest' });
  }, [nearby]);
  return (
    <div className="near-me">
      <div className="near-me-ways">
        <div className="needs-script">
          <Button
            kind={kind}
            icon="locate"
            wide={wide}
            aria-disabled={nearby.kind === 'asking' || undefined}
            onClick={() => nearby.kind !== 'asking' && void press()}
          >
            {nearby.kind === 'asking' ? texts.locating : label}
          </Button>
        </div>
        {children}
      </div>
      <div ref={answer}>
        {/* Always there, so that what comes into it is read out. */}
        <p className="near-me-words" role="status">
          {nearby.kind === 'failed' && texts.position[nearby.words]}
          {nearby.kind === 'found' && nearby.stops.length === 0 && texts.noneNear}
        </p>
        {nearby.kind === 'found' && nearby.stops.length > 0 && (
          <NearbyList stops={nearby.stops} place={place} />
        )}
      </div>
    </div>
  );
}

async function findNearby(locale: string): Promise<Nearby> {
  let here: Coordinates;
  try {
    here = await findPosition();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants a failed geolocation in the console (B9)
    console.warn('the position could not be had', error);
    return { kind: 'failed', words: whyNoPosition(error) };
  }
  try {
    const { latitude, longitude } = here;
    const question = { latitude, longitude, rayon: withinMetres, limite: mostStops, langue: locale };
    const query = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`/services/schedule/arretsProches?${query}`, {
      signal: AbortSignal.timeout(answerMs),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const json = (await response.json()) as Parameters<typeof readStopNearby>[0][];
    return { kind: 'found', stops: json.map(readStopNearby) };
  } catch {
    return { kind: 'failed', words: 'away' };
  }
}
