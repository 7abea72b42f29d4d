import { useEffect, useState } from 'react';
import { readBus } from '#clients/schedule/reading/read-line.ts';
import type { Bus } from '#domain/line-sheet.ts';
import { followSubject } from '#site/live/live-source.ts';

interface BusesJson {
  readonly autobus: readonly Parameters<typeof readBus>[0][];
}

/** The buses of some lines, asked for now and then while their map is open. */
export function useBuses(numbers: readonly string[]): readonly Bus[] {
  const [byLine, setByLine] = useState<Readonly<Record<string, readonly Bus[]>>>({});
  const key = numbers.join(';');
  useEffect(() => {
    const asked = key === '' ? [] : key.split(';');
    const ends = asked.map((number) =>
      followSubject(
        {
          event: 'parcours',
          listen: undefined,
          ask: `/autobus?${new URLSearchParams({ noParcours: number })}`,
        },
        {
          onData: (json) => {
            const buses = (json as BusesJson).autobus.map(readBus);
            setByLine((before) => ({ ...before, [number]: buses }));
          },
        },
      ),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [key]);
  return numbers.flatMap((number) => byLine[number] ?? []);
}
