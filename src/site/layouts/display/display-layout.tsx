import { LinkContext } from '#site/ui/text-link/link-context.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { Main } from '../shell/main.tsx';
import { WindowLink } from './window-link.tsx';

/** The page alone, for screens on a wall and frames in other sites: its links open beside it, never in it. */
export function DisplayLayout({ children }: LayoutProps) {
  return (
    <LinkContext value={WindowLink}>
      <Main>{children}</Main>
    </LinkContext>
  );
}
