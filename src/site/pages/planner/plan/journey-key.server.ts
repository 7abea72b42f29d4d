import { createHash } from 'node:crypto';
import { journeyId } from '#domain/journeys/journey-id.ts';
import { isRide, type Journey } from '#domain/journeys/journey.ts';

/**
 * What a journey is called in addresses and agendas. One whose trips the service does not name has no id: its name is then made
 * of its ends, its lines and its planned times, so that it is the same tomorrow and no other journey has it.
 */
export function nameJourney(journey: Pick<Journey, 'legs'>): string {
  const parts = journey.legs.map((leg) => {
    const ends = [leg.from.id, leg.to.id];
    return isRide(leg)
      ? [...ends, leg.number, leg.departure.planned.at, leg.arrival.planned.at]
      : [...ends, Math.round(leg.seconds)];
  });
  const made = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
  return journeyId(journey) ?? `n${made}`;
}
