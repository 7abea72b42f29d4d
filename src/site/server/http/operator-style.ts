import { createHash } from 'node:crypto';
import type { Operator, ThemedColour } from '#domain/operator.ts';
import { parseHex } from '#lib/contrast.ts';
import { AppError } from '#lib/errors.ts';
import { inkOn } from '#lib/ink-on.ts';

/** The operator's colours as a style sheet of its own, so that one build serves any operator. */
export interface OperatorStyle {
  /** Holds a hash of the sheet, so that browsers may keep it. */
  readonly path: string;
  readonly css: string;
}

/** Linked before the built sheet, it also fixes which layer wins. */
export const layerOrder = '@layer tokens,base,layout,components,pages,media;';

/** Each theme has a property of its own: the build turns `light-dark()` into what older browsers read, not this. */
export function operatorStyle({ colours, serviceTypes }: Operator): OperatorStyle {
  const types = serviceTypes.map(({ key, look }) => {
    if (!/^[a-z0-9-]+$/.test(key)) throw new AppError('internal', `a service type has the key "${key}"`);
    const fill = `--type:${colourOf(look.fill)};--on-type:${inkOn(look.fill)}`;
    return `[data-type='${key}']{${fill};${themed('type-line', look.line)}}`;
  });
  const css = `${layerOrder}@layer tokens{:root{${themed('operator', colours)}}${types.join('')}}`;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return { path: `/_operator/${hash}.css`, css };
}

function themed(name: string, { light, dark }: ThemedColour): string {
  return `--${name}-light:${colourOf(light)};--${name}-dark:${colourOf(dark)}`;
}

function colourOf(colour: string): string {
  if (!parseHex(colour)) throw new AppError('internal', `the operator has a colour "${colour}", not #rrggbb`);
  return colour;
}
