import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { shellFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import type { NewsletterForm } from '#site/view.ts';
import { Footer } from './footer.tsx';
import { NewsletterSignUp } from './newsletter-sign-up.tsx';

const states: readonly (NewsletterForm & { readonly name: string })[] = [
  { name: 'infolettre : confirmez par courriel', state: 'sent' },
  { name: 'infolettre : service indisponible', state: 'unavailable', email: 'marie@exemple.ca' },
  { name: 'infolettre : adresse incomplète', state: 'invalid', email: 'marie@' },
  { name: 'infolettre : vérification refusée', state: 'robot', email: 'marie@exemple.ca' },
  { name: 'infolettre : trop d’essais', state: 'too-many', email: 'marie@exemple.ca' },
];

const { captcha, operator } = shellFixture('fr');

export const examples: readonly Example[] = [
  {
    name: 'pied de page',
    render: () => <ExampleStage>{(locale) => <Footer shell={shellFixture(locale)} url="/" />}</ExampleStage>,
  },
  ...states.map(({ name, ...form }) => ({
    name,
    render: () => (
      <NewsletterSignUp
        form={form}
        pitch={operator.newsletterPitch}
        token="fixture-token"
        back="/"
        captcha={captcha}
        takesFocus={false}
      />
    ),
  })),
];
