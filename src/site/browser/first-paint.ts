/** A browser that tells nobody when it paints, or a tab that nobody looks at, must not wait for ever. */
const longestWaitMs = 3000;

/** Calls back once, when the browser has shown something. */
export function afterFirstPaint(act: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(act));
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  const patience = setTimeout(go, longestWaitMs);
  observer.observe({ type: 'paint', buffered: true });

  function go(): void {
    clearTimeout(patience);
    observer.disconnect();
    act();
  }
}
