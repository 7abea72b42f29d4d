import type { CityPlan, PointOfSaleKind } from '../city-plan.ts';
import { toPosition, type Position } from './position.ts';

export interface PointOfSale {
  readonly id: number;
  readonly name: string;
  readonly kind: PointOfSaleKind;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly phone: string | undefined;
  readonly hours: string;
  readonly titles: readonly string[];
  readonly position: Position;
}

/** Where fares are sold, in the order of the plan. */
export function listPointsOfSale(plan: CityPlan): PointOfSale[] {
  return plan.pointsOfSale.map(({ name, kind, address, postalCode, phone, hours, titles, at }, index) => ({
    id: index + 1,
    name,
    kind,
    address,
    city: plan.name,
    postalCode,
    phone,
    hours,
    titles,
    position: toPosition(plan.origin, at),
  }));
}
