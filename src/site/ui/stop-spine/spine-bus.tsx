import { useLayoutEffect, useRef } from 'react';
import type { Mode } from '#domain/mode.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './spine-bus.css';

/** A bus between two stops. */
export interface SpineBus {
  readonly id: string;
  /** Which row it has left, counted from 0. */
  readonly after: number;
  /** How far it is on its way to the next one, from 0 to 1. */
  readonly progress: number;
  /** Where it is, in words. */
  readonly words: string;
}

/** Where on the stroke each bus was last drawn, by its id: one that goes on to the next stop is drawn anew there. */
export type BusTops = Map<string, number>;

const glideMs = 600;

/** It takes no room, and glides to where it is now. */
interface SpineBusMarkProps {
  bus: SpineBus;
  tops: BusTops;
  mode?: Mode | undefined;
}

export function SpineBusMark({ bus: { id, progress, words }, tops, mode = 'bus' }: SpineBusMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const tenth = Math.round(Math.min(1, Math.max(0, progress)) * 10);
  useLayoutEffect(() => {
    const element = mark.current;
    const row = element?.parentElement;
    if (!row) return;
    const before = tops.get(id);
    // Where the page has it, whatever glide is under way. Folded away, it has no place to come from.
    const now = element.offsetHeight === 0 ? undefined : row.offsetTop + element.offsetTop;
    if (now === undefined) tops.delete(id);
    else tops.set(id, now);
    if (before === undefined || now === undefined || before === now) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const way = [{ translate: `0 ${before - now}px` }, { translate: '0 0' }];
    element.animate(way, { duration: glideMs, easing: 'ease-out' });
  });
  return (
    <span className="spine-bus" data-at={tenth} ref={mark}>
      <Icon name={mode} size="s" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
