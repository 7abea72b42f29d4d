import { listeAutobusSchema } from '#contract/schedule/autobus.ts';
import { listVehicles } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { formatVehicle } from '../format-vehicle.ts';
import { findDirection } from '../schedule-context.ts';

export const listeAutobusParcours = defineCall('horaire/ListeAutobus_Parcours', {
  summary: 'Les autobus d’un parcours dans une direction, là où ils sont',
  answer: listeAutobusSchema,
  cache: 'vehicles',
  handle: ({ noParcours, codeDirection }, view) => {
    const direction = findDirection(view, noParcours, codeDirection);
    return direction ? listVehicles(view, direction).map((vehicle) => formatVehicle(view, vehicle)) : [];
  },
});
