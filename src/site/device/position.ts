import type { Coordinates } from '#lib/local-plane.ts';

const answerMs = 10_000;

/** Where the device is. It is asked only when somebody wants something near. */
export const findPosition = () =>
  new Promise<Coordinates>((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('the browser has no geolocation'));
      return;
    }
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: answerMs,
      maximumAge: 60_000,
    });
  });

/** Whether its owner refused, or it does not know. */
export function whyNoPosition(error: unknown): 'refused' | 'unknown' {
  const isRefused = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
  return isRefused ? 'refused' : 'unknown';
}
