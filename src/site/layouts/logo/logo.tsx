import type { ShellOperator } from '#site/view.ts';

interface LogoProps {
  readonly operator: ShellOperator;
  readonly label: string;
}

/** The operator's drawing: light on the sign, which is dark in both themes, and dark on paper. */
export function Logo({ operator: { logo }, label }: LogoProps) {
  return (
    <picture>
      <source media="print" srcSet="/logo.svg" />
      <img src="/logo-dark.svg" alt={label} width={logo.width} height={logo.height} />
    </picture>
  );
}
