import { describe, expect, it } from 'vitest';
import { afterEach, beforeEach, vi } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { announce, currentMessage, subscribe } from './announce.ts';
import { LiveRegion } from './live-region.tsx';

describe('LiveRegion', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is there and empty on the server', () => {
    expect(markupOf(<LiveRegion />)).toContain(
      '<span role="status" aria-live="polite" aria-atomic="true"></span>',
    );
  });

  it('holds a message for three seconds from the last one', () => {
    const heard: string[] = [];
    const stop = subscribe(() => heard.push(currentMessage()));
    announce('Page chargée');
    vi.advanceTimersByTime(2999);
    announce('Trois résultats');
    vi.advanceTimersByTime(2999);
    expect(currentMessage()).toBe('Trois résultats');
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['Page chargée', 'Trois résultats', '']);
    stop();
  });
});
