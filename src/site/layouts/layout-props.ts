import type { ReactNode } from 'react';
import type { PageView } from '#site/view.ts';

/** What every layout takes. The blocks around the page come in drawn: layouts know no block. */
export interface LayoutProps {
  readonly view: PageView;
  /** Under the title. */
  readonly intro?: ReactNode;
  /** After the page, across its width. */
  readonly bottom?: ReactNode;
  readonly children?: ReactNode;
}
