import type { Locale } from '#domain/locale.ts';

/** The call with the planned departures of a stop, which a device keeps beside the page of the stop. */
export function stopTimetableCall(code: string, locale: Locale): string {
  return `/services/schedule/horaireArret?${new URLSearchParams({ noArret: code, langue: locale })}`;
}
