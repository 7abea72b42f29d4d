import { useId } from 'react';
import type { PhoneLine } from '#domain/operator.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { ShellOperator } from '#site/view.ts';
import { phoneHref } from '#site/layouts/phone/phone-href.ts';

/** How to reach the operator, as far as it says. */
export function Contact({ operator }: { readonly operator: ShellOperator }) {
  const texts = useTexts().shell.footer;
  const titleId = useId();
  const { phones, email, website, address } = operator;
  return (
    <section className="site-footer-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.contact}</h2>
      {(phones.general ?? phones.complaints) && (
        <dl className="phone-lines">
          <Phone label={texts.general} line={phones.general} />
          <Phone label={texts.complaints} line={phones.complaints} />
        </dl>
      )}
      {address && <h3>{texts.address}</h3>}
      <address>
        <span lang={operator.nameLang}>{operator.name}</span>
        {address && <Postal address={address} />}
        {email !== undefined && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {website !== undefined && (
          <>
            <br />
            <a href={website}>{URL.parse(website)?.host ?? website}</a>
          </>
        )}
      </address>
    </section>
  );
}

/** An address is not translated: on pages in the other language it says what language it is in. */
function Postal({ address }: { readonly address: NonNullable<ShellOperator['address']> }) {
  const lang = useLocale() === address.locale ? undefined : address.locale;
  return (
    <>
      <br />
      <span lang={lang}>
        {address.street}
        <br />
        {address.city} ({address.province}) {address.postalCode}
      </span>
    </>
  );
}

function Phone({ label, line }: { readonly label: string; readonly line: PhoneLine | undefined }) {
  const texts = useTexts().shell.footer;
  if (!line) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="figures" href={phoneHref(line)}>
          {line.number}
        </a>
        {line.option !== undefined && <span>{texts.option(line.option)}</span>}
      </dd>
    </div>
  );
}
