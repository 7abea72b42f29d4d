import { cityPlan } from '#data/city/city-plan.ts';
import { operator } from '#data/operator.ts';
import { generateFeed } from '#demo/generate-feed.ts';

/** A Sunday in autumn, with winter in the window of the feed. */
export const today = '2026-11-15';
const facts = {
  name: operator.name.fr,
  url: 'https://rtc-havremont.example',
  timeZone: operator.timeZone,
  phone: operator.phones.general.number,
};
/** The tables of the demo city. */
export const makeCity = (date = today, seed = 1, plan = cityPlan) =>
  generateFeed(plan, { today: date, seed, agency: facts });

export type Row = Record<string, string>;

/** Names with commas are not in these tables; a quote would show as one. */
export function readTable(files: ReturnType<typeof makeCity>, name: string): Row[] {
  const [header = '', ...lines] = textOf(files, name).trimEnd().split('\n');
  const columns = header.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

/** Stop times as numbers: there are too many of them to keep as words. */
export interface StopTime {
  readonly stop: string;
  readonly sequence: number;
  readonly arrival: number;
  readonly departure: number;
  readonly km: number;
  readonly flags: string;
}

export function bytesOf(files: ReturnType<typeof makeCity>, name: string): Buffer {
  const bytes = files.find((file) => file.name === `${name}.txt`)?.bytes ?? new Uint8Array();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

export const textOf = (files: ReturnType<typeof makeCity>, name: string) =>
  bytesOf(files, name).toString('utf8');

/** The digits from one place to another as a number; NaN where there is something else. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : NaN;
  }
  return value;
}

/** `HH:MM:SS`. */
const clockAt = (text: string, at: number) =>
  digits(text, at, at + 2) * 3600 + digits(text, at + 3, at + 5) * 60 + digits(text, at + 6, at + 8);

/** Rows are `trip,HH:MM:SS,HH:MM:SS,stop,sequence,pickup,drop-off,km.mmm`; there are too many to split them all. */
export function readStopTimes(files: ReturnType<typeof makeCity>): Map<string, StopTime[]> {
  const text = bytesOf(files, 'stop_times').toString('latin1');
  const trips = new Map<string, StopTime[]>();
  const strings = new Map<string, string>();
  const known = (word: string) => strings.get(word) ?? (strings.set(word, word), word);
  for (let at = text.indexOf('\n') + 1; at < text.length; at = text.indexOf('\n', at) + 1) {
    const arrival = text.indexOf(',', at) + 1;
    const stop = arrival + 18;
    const sequence = text.indexOf(',', stop) + 1;
    const flags = text.indexOf(',', sequence) + 1;
    const end = text.indexOf('\n', flags);
    const trip = text.slice(at, arrival - 1);
    const rows = trips.get(trip) ?? [];
    if (rows.length === 0) trips.set(trip, rows);
    rows.push({
      stop: known(text.slice(stop, sequence - 1)),
      sequence: digits(text, sequence, flags - 1),
      arrival: clockAt(text, arrival),
      departure: clockAt(text, arrival + 9),
      km: Number(text.slice(flags + 4, end)),
      flags: known(`${text[flags]}${text[flags + 2]}`),
    });
  }
  return trips;
}
