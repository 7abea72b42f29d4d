import { describe, expect, it } from 'vitest';
import { recoverFromChunkFailure, reloadGuardMs } from './chunk-recovery.ts';

function browser() {
  const kept = new Map<string, string>();
  const done: string[] = [];
  return {
    done,
    location: {
      assign: (url: string | URL) => void done.push(`assign ${url}`),
      reload: () => void done.push('reload'),
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
}

describe('recovery from a failed code file', () => {
  it('goes to the link that was followed', () => {
    const window = browser();
    expect(recoverFromChunkFailure('/tarifs', 0, window)).toBe(true);
    expect(window.done).toEqual(['assign /tarifs']);
  });

  it('reloads the page when no link was followed, at most once a minute', () => {
    const window = browser();
    expect(recoverFromChunkFailure(undefined, 1000, window)).toBe(true);
    expect(recoverFromChunkFailure(undefined, 1000 + reloadGuardMs - 1, window)).toBe(false);
    expect(recoverFromChunkFailure(undefined, 1000 + reloadGuardMs, window)).toBe(true);
    expect(window.done).toEqual(['reload', 'reload']);
  });
});
