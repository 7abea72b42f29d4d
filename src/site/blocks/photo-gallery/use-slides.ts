import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';

/** How long a strip stands still before its place is read: in between, smooth scrolling passes other slides. */
const settledMs = 120;
/** A finger that moves less did not mean to turn the slide. */
const swipePx = 40;

const noReading = () => {};

/** The slide in sight of a strip that scrolls sideways, counted from 0; after the last one comes the first. */
export function useSlides(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const touch = useRef({ x: 0, place: 0 });
  /** Calls off the reading of the place that is waited for. */
  const callOff = useRef(noReading);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const waitAndRead = () => {
      callOff.current();
      callOff.current = whenSettled(() => setPlace(placeOf(element)));
    };
    element.addEventListener('scroll', waitAndRead, { passive: true });
    return () => {
      callOff.current();
      element.removeEventListener('scroll', waitAndRead);
    };
  }, []);

  function show(asked: number) {
    const to = (asked + count) % count;
    // What was passed on the way to the slide before must not be taken for the place any more.
    callOff.current();
    setPlace(to);
    // From one end to the other nothing in between has to pass by.
    const behavior = to === asked ? 'auto' : 'instant';
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: count - 1,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  }

  /** The browser turns the slides under a finger, but not past the ends. */
  const touches = {
    onTouchStart: (event: TouchEvent) => {
      touch.current = { x: event.touches[0]?.clientX ?? 0, place: placeOf(event.currentTarget) };
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - touch.current.x;
      if (Math.abs(moved) < swipePx) return;
      if (moved < 0 && touch.current.place === count - 1) show(count);
      if (moved > 0 && touch.current.place === 0) show(-1);
    },
  };

  return { strip, place, show, keys: { onKeyDown }, touches };
}

/**
 * Reads once the strip stood still, unless it is called off. Browsers tell of scrolling just before they draw: a
 * reading that waits to be drawn is called off by a strip that moved on while the page was busy.
 */
function whenSettled(read: () => void): () => void {
  let frame = 0;
  const timer = setTimeout(() => (frame = requestAnimationFrame(read)), settledMs);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

function placeOf(strip: Element): number {
  return Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
}
