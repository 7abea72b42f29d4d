/** The operator's drawing, in the ink of the theme: an image takes no colour from its page. */
export function Logo({ label }: { readonly label: string }) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet="/logo-dark.svg" />
      <img src="/logo.svg" alt={label} width={120} height={40} />
    </picture>
  );
}
