const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Tab goes round inside the element; gives back what takes the rule away. */
export function keepFocusInside(element: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
      stop.checkVisibility(),
    );
    const first = stops.at(0);
    const last = stops.at(-1);
    if (!first || !last) return;
    const active = document.activeElement;
    const outsideOrder = active === element || !stops.includes(active as HTMLElement);
    if (event.shiftKey && (active === first || outsideOrder)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && active === last) {
      event.preventDefault();
      first.focus();
    }
  }
  element.addEventListener('keydown', onKeyDown);
  return () => element.removeEventListener('keydown', onKeyDown);
}
