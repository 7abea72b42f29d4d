import { nameLang } from '#site/i18n/name-lang.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { LineBadge } from '#site/ui/line-badge/line-badge.tsx';
import type { ShellServiceType } from '#site/view.ts';

interface ServiceTypesProps {
  readonly types: readonly ShellServiceType[];
  readonly href: string;
}

/** The types riders know; those shown with another one are left to the schedules page. */
export function ServiceTypes({ types, href }: ServiceTypesProps) {
  const locale = useLocale();
  const texts = useTexts().home;
  const shown = types.filter((type) => type.shownWith === undefined);
  return (
    <section className="page-width home-services" aria-labelledby="home-services">
      <h2 id="home-services">{texts.services}</h2>
      <ul>
        {shown.map((type) => (
          <li className="home-service" key={type.code}>
            <LineBadge number={firstNumber(type)} type={type} size="l" />
            <h3>
              <SiteLink href={href} lang={nameLang(type.name, locale)}>
                {type.name[locale]}
              </SiteLink>
            </h3>
            <p className="figures">{texts.ranges(printRanges(type))}</p>
            <p className="home-service-words">{type.description[locale]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The two ends of a range stay on one line. */
function printRanges({ ranges }: ShellServiceType): string {
  return ranges.map((range) => range.replace('-', '\u2060–\u2060')).join(', ');
}

function firstNumber({ ranges }: ShellServiceType): string {
  return ranges[0]?.split('-')[0] ?? '';
}
