import type { ShellOperator } from '#site/view.ts';

interface LogoProps {
  readonly operator: ShellOperator;
  readonly label: string;
  /** `paper`: it follows the theme of the page. */
  readonly on?: 'sign' | 'paper';
}

/**
 * The operator's drawing: light on the sign, which is dark in both themes; dark on paper, and where a visitor's own
 * colours make the sign light.
 */
export function Logo({ operator: { logo }, label, on = 'sign' }: LogoProps) {
  const size = { width: logo.width, height: logo.height };
  if (on === 'paper')
    return (
      <picture>
        <source media="screen and (prefers-color-scheme: dark)" srcSet="/logo-dark.svg" />
        <img className="logo" src="/logo.svg" alt={label} {...size} />
      </picture>
    );
  return (
    <picture>
      <source media="print, (forced-colors: active) and (prefers-color-scheme: light)" srcSet="/logo.svg" />
      <img src="/logo-dark.svg" alt={label} {...size} />
    </picture>
  );
}
