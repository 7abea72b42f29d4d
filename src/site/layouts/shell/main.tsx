import type { ReactNode } from 'react';

/** The page itself, where the skip link lands. */
export function Main(props: {
  className?: string;
  'data-sidebar'?: boolean | undefined;
  children: ReactNode;
}) {
  return <main {...props} id="content" tabIndex={-1} />;
}
