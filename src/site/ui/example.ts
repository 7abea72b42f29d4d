import type { ReactNode } from 'react';

/** A named state of a component: shown in the gallery, rendered in tests, checked by axe. */
export interface Example {
  readonly name: string;
  render(): ReactNode;
}
