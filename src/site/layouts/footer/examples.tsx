import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { shellFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { faultOf, type FormState } from '#site/forms/form.ts';
import { newsletterForm } from './newsletter-form.ts';
import { Footer } from './footer.tsx';
import { NewsletterSignUp } from './newsletter-sign-up.tsx';

const refused = (code: string, email: string): FormState => ({
  name: newsletterForm.name,
  kind: 'refused',
  faults: [faultOf(newsletterForm, fr, { code, ...(code === 'email' ? { field: 'email' } : {}) })],
  values: { email },
});

const states: Readonly<Record<string, FormState>> = {
  'infolettre : confirmez par courriel': { name: newsletterForm.name, kind: 'done' },
  'infolettre : service indisponible': refused('unavailable', 'marie@exemple.ca'),
  'infolettre : adresse incomplète': refused('email', 'marie@'),
  'infolettre : vérification refusée': refused('robot', 'marie@exemple.ca'),
  'infolettre : trop d’essais': refused('too-many', 'marie@exemple.ca'),
};

const { captcha, operator } = shellFixture('fr');

export const examples: readonly Example[] = [
  {
    name: 'pied de page',
    render: () => <ExampleStage>{(locale) => <Footer shell={shellFixture(locale)} />}</ExampleStage>,
  },
  ...Object.entries(states).map(([name, state]) => ({
    name,
    render: () => (
      <NewsletterSignUp
        state={state}
        pitch={operator.newsletterPitch}
        token="fixture-token"
        captcha={captcha}
        takesFocus={false}
      />
    ),
  })),
];
