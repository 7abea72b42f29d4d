import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { shellFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { faultOf, type FormState } from '#site/forms/form.ts';
import { newsletterForm } from './newsletter-form.ts';
import { Footer } from './footer.tsx';
import { NewsletterSignUp } from './newsletter-sign-up.tsx';

/** What can become of a sign-up: done, or refused with a code. */
const codes = {
  'infolettre : confirmez par courriel': undefined,
  'infolettre : service indisponible': 'unavailable',
  'infolettre : adresse incomplète': 'email',
  'infolettre : vérification refusée': 'robot',
  'infolettre : trop d’essais': 'too-many',
};

function SentForm({ code }: { readonly code: string | undefined }) {
  const texts = useTexts();
  const { name } = newsletterForm;
  const fields = code === 'email' ? { field: 'email' } : {};
  const state: FormState = code
    ? {
        name,
        kind: 'refused',
        faults: [faultOf(newsletterForm, texts, { code, ...fields })],
        values: { email: code === 'email' ? 'marie@' : 'marie@exemple.ca' },
      }
    : { name, kind: 'done' };
  return <NewsletterSignUp shell={shellFixture('fr')} state={state} takesFocus={false} />;
}

export const examples: readonly Example[] = [
  {
    name: 'pied de page',
    render: () => <ExampleStage>{(locale) => <Footer shell={shellFixture(locale)} />}</ExampleStage>,
  },
  ...Object.entries(codes).map(([name, code]) => ({ name, render: () => <SentForm code={code} /> })),
];
