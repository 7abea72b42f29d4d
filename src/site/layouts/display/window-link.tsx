import type { LinkProps } from '#site/ui/text-link/link-context.tsx';

/** Opens in a window of its own: what is shown in its place would be shown to a whole lobby. */
export function WindowLink({ children, ...rest }: LinkProps) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
    </a>
  );
}
