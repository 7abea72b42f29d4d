import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { currentMessage, subscribe } from './announce.ts';

/** One per page, in the footer: repeats what `announce` is told, politely. */
export function LiveRegion() {
  const message = useSyncExternalStore(subscribe, currentMessage, () => '');
  return (
    <VisuallyHidden as="div">
      <span role="status" aria-live="polite" aria-atomic="true">
        {message}
      </span>
    </VisuallyHidden>
  );
}
