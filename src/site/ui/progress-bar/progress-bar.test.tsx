import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { markupOf } from '#tests/support/markup.tsx';
import { ProgressBar, progressDurationMs, progressThrottleMs } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it('waits 200 ms before it shows, so the server never shows it', () => {
    expect(progressThrottleMs).toBe(200);
    expect(markupOf(<ProgressBar active />)).toBe('');
  });

  it('is 4 px high and runs for the time it says', () => {
    const css = readFileSync(new URL('progress-bar.css', import.meta.url), 'utf8');
    expect(css).toContain('block-size: 4px');
    expect(css).toContain(`animation: progress-bar ${progressDurationMs}ms`);
  });
});
