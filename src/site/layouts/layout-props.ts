import type { ReactNode } from 'react';
import type { PageView } from '#site/view.ts';

/** What every layout takes. What stands around and over a page comes in drawn: few pages have any. */
export interface LayoutProps {
  readonly view: PageView;
  /** Under the title. */
  readonly intro?: ReactNode;
  /** After the page, across its width. */
  readonly bottom?: ReactNode;
  /** Over all of it. */
  readonly over?: ReactNode;
  readonly children?: ReactNode;
}
