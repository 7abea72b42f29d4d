import { linkedItems, type MenuItem } from '#domain/menu.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';

export function SecondaryMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const texts = useTexts().shell.header;
  const links = linkedItems(items);
  if (links.length === 0) return null;
  return (
    <nav className="secondary-menu" aria-label={texts.secondary}>
      <ul>
        {links.map((item) => (
          <li key={item.id}>
            <SiteLink href={item.href} lang={item.lang} markCurrent>
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
