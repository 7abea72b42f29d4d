import type { ShellOperator } from '#site/view.ts';

interface LogoProps {
  readonly operator: ShellOperator;
  readonly label: string;
}

/** The operator's drawing, in the ink of the theme: an image takes no colour from its page. */
export function Logo({ operator: { logo }, label }: LogoProps) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet="/logo-dark.svg" />
      <img src="/logo.svg" alt={label} width={logo.width} height={logo.height} />
    </picture>
  );
}
