import { donneesOuvertesSchema } from '#contract/schedule/donnees-ouvertes.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';

/** The zone in which the timetables are meant. */
export async function findFeedZone(transport: Transport): Promise<string> {
  const zoneSchema = donneesOuvertesSchema.pick({ fuseauHoraire: true });
  return (await getJson(transport, '/donneesOuvertes', zoneSchema)).fuseauHoraire;
}
