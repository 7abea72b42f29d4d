import { useEffect, useState } from 'react';
import { readTraces } from '#clients/schedule/reading/read-traces.ts';
import type { LineTrace } from '#domain/line.ts';

/** The usual way of every line, once the map that shows them is open; none until they are there. */
export function useTraces(isOpen: boolean): readonly LineTrace[] {
  const [traces, setTraces] = useState<readonly LineTrace[]>([]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    const load = async () => {
      const response = await fetch('/services/schedule/traces', { signal: ended.signal });
      if (response.ok) setTraces(readTraces((await response.json()) as Parameters<typeof readTraces>[0]));
    };
    // Without them the map shows its ground and its stops.
    load().catch(() => {});
    return () => ended.abort();
  }, [isOpen]);
  return traces;
}
