import type { ComponentType } from 'react';
import type { PageView } from '#site/view.ts';

/** What every screen is given: the whole view, and its own loader's data. */
export interface PageProps<T = unknown> {
  readonly view: PageView;
  readonly data: T;
}

// Each screen names the type of its own data; the registry cannot.
export type PageComponent = ComponentType<PageProps<never>>;
