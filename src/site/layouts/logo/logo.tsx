import type { ShellOperator } from '#site/view.ts';

interface LogoProps {
  readonly operator: ShellOperator;
  readonly label: string;
}

/**
 * The operator's drawing: light on the sign, which is dark in both themes; dark on paper, and where a visitor's own
 * colours make the sign light.
 */
export function Logo({ operator: { logo }, label }: LogoProps) {
  return (
    <picture>
      <source media="print, (forced-colors: active) and (prefers-color-scheme: light)" srcSet="/logo.svg" />
      <img src="/logo-dark.svg" alt={label} width={logo.width} height={logo.height} />
    </picture>
  );
}
