import { startTransition, useContext, useEffect, useEffectEvent, useState } from 'react';
import { keptAt, tellNetworkIsBack } from '#site/device/kept-copy.ts';
import { createHold } from './hold-still.ts';
import { LiveSwitch } from './live-switch.ts';
import { followSubject, type LiveState, type LiveSubject } from './live-source.ts';
import { tellServerTime } from './server-clock.ts';

/** What the schedule service says of a thing, with the moment it is true for. */
interface Dated {
  readonly at: number;
}

/** The pulse of the stream, as the wire has it. */
interface PulseJson {
  readonly heure: string;
  readonly tempsReel?: { readonly etat: string };
}

interface Live<T> {
  readonly value: T;
  /** Undefined until something arrived, or failed to. */
  readonly state: LiveState | undefined;
}

/**
 * A value of the page that goes on changing: first as the server drew it, where it did, then as the schedule service
 * tells it. What cannot be read is as good as nothing: the last good one stays.
 */
export function useLive<T extends Dated, First extends T | undefined = T>(
  first: First,
  subject: LiveSubject,
  read: (json: unknown) => T | undefined,
): Live<T | First> {
  const [live, setLive] = useState<Live<T | First>>({ value: first, state: undefined });
  // Within a transition a long list is drawn in small pieces: whoever presses something meanwhile is answered.
  const change = (to: (before: Live<T | First>) => Live<T | First>) => startTransition(() => setLive(to));
  const take = useEffectEvent((json: unknown, hold: ReturnType<typeof createHold>) => {
    const value = tryTo(() => read(json));
    if (!value) return;
    tellServerTime(value.at);
    tellNetworkIsBack();
    hold.change(() => change(({ state }) => ({ value, state })));
  });
  // Nothing has changed, and what is on screen holds a little longer.
  const hear = useEffectEvent(({ heure, tempsReel }: PulseJson) => {
    const at = Date.parse(heure);
    tellServerTime(at);
    if (tempsReel?.etat !== 'interrompu') change((before) => ({ ...before, value: { ...before.value, at } }));
  });
  const follow = useEffectEvent((state: LiveState) =>
    change((before) => (before.state === state ? before : { ...before, state })),
  );
  const begin = useEffectEvent(() => {
    if (first) tellServerTime(first.at, keptAt() ?? Date.now());
  });
  const key = JSON.stringify(subject);
  const isOn = useContext(LiveSwitch);
  useEffect(() => {
    begin();
    if (!isOn) return undefined;
    const hold = createHold();
    const stop = followSubject(JSON.parse(key) as LiveSubject, {
      onData: (json) => take(json, hold),
      onPulse: (json) => hear(json as PulseJson),
      onState: (state) => follow(state),
    });
    return () => {
      stop();
      hold.end();
    };
  }, [key, isOn]);
  // A page that was asked for again, once the network was back, is newer than what its copy began with.
  return first && live.value && first.at > live.value.at ? { ...live, value: first } : live;
}

function tryTo<T>(work: () => T | undefined): T | undefined {
  try {
    return work();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
