/** How far below the top of the screen it stands afterwards, and how long it takes (specification B9). */
const offset = 100;
const glideMs = 500;

/** Brings an element near the top of the screen; at once for those who asked for less motion. */
export function glideTo(element: Element): void {
  const from = scrollY;
  const to = Math.max(0, from + element.getBoundingClientRect().top - offset);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, to);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const done = Math.min(1, Math.max(0, (now - start) / glideMs));
    scrollTo({ top: from + (to - from) * easeOut(done), behavior: 'instant' });
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

const easeOut = (done: number): number => 1 - (1 - done) ** 3;
