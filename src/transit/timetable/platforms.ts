import type { Timetable } from './timetable.ts';

/** The platform of a stop in its station, where neither its name nor its description says it. */
export function platformOf({ stops }: Pick<Timetable, 'stops'>, stop: number): string | undefined {
  const { name = '', description = '', platform } = stops[stop] ?? {};
  if (platform === undefined) return undefined;
  return wordsOf(`${name} ${description}`).includes(platform.toLowerCase()) ? undefined : platform;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
