import { useId } from 'react';
import type { PhoneLine } from '#domain/operator.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { ShellOperator } from '#site/view.ts';
import { phoneHref } from '#site/layouts/phone/phone-href.ts';

export function Contact({ operator }: { readonly operator: ShellOperator }) {
  const texts = useTexts().shell.footer;
  const titleId = useId();
  const { phones, address } = operator;
  // An address is not translated: on pages in the other language it says what language it is in.
  const lang = useLocale() === address.locale ? undefined : address.locale;
  return (
    <section className="site-footer-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.contact}</h2>
      <dl className="phone-lines">
        <Phone label={texts.general} line={phones.general} />
        <Phone label={texts.complaints} line={phones.complaints} />
      </dl>
      <h3>{texts.address}</h3>
      <address>
        <span lang={operator.nameLang}>{operator.name}</span>
        <br />
        <span lang={lang}>
          {address.street}
          <br />
          {address.city} ({address.province}) {address.postalCode}
        </span>
      </address>
    </section>
  );
}

function Phone({ label, line }: { readonly label: string; readonly line: PhoneLine }) {
  const texts = useTexts().shell.footer;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="figures" href={phoneHref(line)}>
          {line.number}
        </a>
        <span>{texts.option(line.option)}</span>
      </dd>
    </div>
  );
}
