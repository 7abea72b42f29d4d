import { linkedItems, type MenuItem } from '#domain/menu.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { IconView } from '#site/ui/rich-text/icon-view.tsx';

export function QuickLinks({ items }: { readonly items: readonly MenuItem[] }) {
  const texts = useTexts().home;
  const links = linkedItems(items);
  if (links.length === 0) return null;
  return (
    <nav className="page-width home-quick" aria-label={texts.quick}>
      <ul>
        {links.map((item) => (
          <li key={item.id}>
            <SiteLink href={item.href} lang={item.lang}>
              {item.icon && <IconView value={item.icon} />}
              <span>{item.title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
