import './skip-links.css';

interface SkipLink {
  readonly href: `#${string}`;
  readonly label: string;
}

/** The first thing the Tab key meets: unseen until focused. */
export function SkipLinks({ links, label }: { links: readonly SkipLink[]; label: string }) {
  return (
    <nav className="skip-links" aria-label={label}>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
