import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { PlaceListProps } from './place-list.tsx';
import type { PlaceSide } from '#domain/journeys/journey.ts';

interface PlaceCompletionProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly side: PlaceSide;
}

/** The list under a field. Its code is fetched when the field is first used, and without it the field goes on as it is. */
export function PlaceCompletion({ input, side }: PlaceCompletionProps) {
  const [List, setList] = useState<ComponentType<PlaceListProps>>();
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const load = () => {
      import('./place-list.tsx').then(
        ({ PlaceList }) => setList(() => PlaceList),
        () => {},
      );
    };
    field.addEventListener('focus', load, { once: true });
    if (document.activeElement === field) load();
    return () => field.removeEventListener('focus', load);
  }, [input]);
  return List && input.current ? <List field={input.current} side={side} /> : null;
}
