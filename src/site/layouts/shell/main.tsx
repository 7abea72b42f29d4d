import type { ReactNode } from 'react';

/** The page itself, where the skip link lands. */
export function Main({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <main className={className} id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
