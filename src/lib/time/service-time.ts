/** Seconds after the origin of a service date; `25:10:00` is 90,600. */
export type ServiceSeconds = number;

/** `25:10:00`, as GTFS writes it. */
export function formatServiceTime(seconds: ServiceSeconds): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** `7:05:00` or `25:10:00` to seconds; undefined when it is not a time of at most 99 hours. */
export function parseServiceTime(text: string): ServiceSeconds | undefined {
  const match = /^\s*(\d{1,2}):([0-5]\d):([0-5]\d)\s*$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}
