import { listeAutobusSchema } from '#contract/schedule/autobus.ts';
import { listVehicles } from '#transit/board/list-vehicles.ts';
import { defineCall } from '../define-call.ts';
import { formatVehicle } from '../format-vehicle.ts';
import { findWay } from '../schedule-context.ts';

export const listeAutobusParcours = defineCall('horaire/ListeAutobus_Parcours', {
  summary: 'Les autobus d’un parcours dans une direction, là où ils sont',
  answer: listeAutobusSchema,
  lifetime: 'vehicles',
  handle: ({ noParcours, codeDirection }, view) => {
    const way = findWay(view, noParcours, codeDirection);
    return way ? listVehicles(view, way).map((vehicle) => formatVehicle(view, vehicle)) : [];
  },
});
