import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { readBoards } from '#clients/schedule/reading/read-departures.ts';
import { readStopDay } from '#clients/schedule/reading/read-timetable.ts';
import { dayAtStop, tripsAtStop } from '#domain/day-at-stop.ts';
import { boardOfLine } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import { rememberedStop, rememberStop } from '#site/device/line-stops.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { askSchedule } from '#site/live/live-source.ts';
import { boardSubject } from '#site/live/use-board.ts';
import { LiveSwitch } from '#site/live/live-switch.ts';
import type { LineView, YourStop } from './line-data.ts';

interface YourStopChoice {
  readonly yours: YourStop | undefined;
  /** Shows another stop, and remembers it on this device. */
  choose(code: string): Promise<void>;
}

/**
 * The stop of the address or of the server's choice; then, unless the address names one, the stop that this device
 * remembers. What is on screen stays until the other stop is there, and stays for good if it cannot be had.
 */
export function useYourStop(data: LineView, isAsked: boolean): YourStopChoice {
  const locale = useLocale();
  const { line, direction, stops } = data;
  const isOn = useContext(LiveSwitch);
  const [yours, setYours] = useState(data.yours);
  // A page that is drawn for another moment asks its own server.
  const load = async (code: string) => {
    if (!isOn) throw new Error('the page is not of now');
    return loadStop(data, code, locale);
  };
  const recall = useEffectEvent(() => {
    const code = isAsked ? undefined : rememberedStop(line.number, direction.direction);
    const isHere = code !== data.yours?.code && stops.some((stop) => stop.code === code);
    if (code !== undefined && isHere) load(code).then(setYours, () => {});
  });
  useEffect(() => recall(), []);
  const choose = async (code: string) => {
    rememberStop(line.number, direction.direction, code);
    setYours(await load(code));
  };
  return { yours, choose };
}

async function loadStop(data: LineView, code: string, locale: Locale): Promise<YourStop> {
  const { line, direction, date, now } = data;
  const way = { number: line.number, direction: direction.direction };
  const query = new URLSearchParams({
    noParcours: way.number,
    codeDirection: way.direction,
    noArret: code,
    date: date.replaceAll('-', ''),
    langue: locale,
  });
  const [boards, day] = await Promise.all([
    now && askSchedule(boardSubject([code], locale).ask ?? ''),
    askSchedule(`/journee?${query}`),
  ]);
  const stopDay = readStopDay(day as Parameters<typeof readStopDay>[0]);
  const [board] = now ? readBoards(boards as Parameters<typeof readBoards>[0]) : [];
  return {
    code,
    ...(board && { board: boardOfLine(board, way) }),
    day: dayAtStop(stopDay),
    ...(!now && { trips: tripsAtStop(stopDay) }),
  };
}
