import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { consentGiven } from '#site/routing/login-query.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Checkbox } from '#site/ui/checkbox/checkbox.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { EntryHeading } from '../entry-screen.tsx';
import type { CreateProfileData, Offer } from './data.server.ts';
import { profileConsentForm } from './form.ts';

/** What is kept, why and for how long, before anything is asked for. */
export function ConsentStep({ view, data }: PageProps<CreateProfileData>) {
  const texts = useTexts('account').signIn.create;
  const { info, shell, form } = view;
  return (
    <FormFrame
      form={profileConsentForm}
      state={form}
      shell={shell}
      heading={<EntryHeading info={info} step={texts.step(1)} />}
      problem={texts.consentProblem}
      kept={texts.nothingKept}
      submit={texts.next}
      actions={
        <ButtonLink kind="quiet" href={data.loginHref}>
          {texts.cancel}
        </ButtonLink>
      }
      beside={data.offer && <OfferBox offer={data.offer} />}
      hasLegend={false}
      isWide
    >
      {({ control, isTicked }) => {
        const { id, name, error } = control('consent');
        return (
          <>
            <p>{texts.lead}</p>
            <KeptTable />
            <p>
              {texts.rights} <ContentLink href={data.privacyHref}>{texts.privacy}</ContentLink>
            </p>
            <Checkbox
              id={id}
              name={name}
              value={consentGiven}
              {...(error !== undefined && { error })}
              label={texts.consent(shell.operator.shortName)}
              defaultChecked={isTicked('consent', false)}
              required
            />
          </>
        );
      }}
    </FormFrame>
  );
}

function KeptTable() {
  const { kept } = useTexts('account').signIn.create;
  const rows = [
    [kept.names, kept.namesWhy, kept.profileEnd],
    [kept.email, kept.emailWhy, kept.profileEnd],
    [kept.lines, kept.linesWhy, kept.linesUntil],
  ];
  return (
    <table className="kept-table" aria-label={kept.caption}>
      <thead>
        <tr>
          {[kept.what, kept.why, kept.until].map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, why, until]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{why}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OfferBox({ offer }: { readonly offer: Offer }) {
  const { offer: texts } = useTexts('account').signIn.create;
  return (
    <div className="profile-offer">
      <p>
        <b className="profile-offer-figure">{texts.percent(offer.discountPercent)}</b> {texts.off}
      </p>
      <p>
        {texts.before(offer.name)}
        <b>{offer.price}</b>
        {texts.after(offer.regularPrice)}
      </p>
      <p>
        <ContentLink href={offer.href}>{texts.more}</ContentLink>
      </p>
    </div>
  );
}
