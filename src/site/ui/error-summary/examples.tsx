import type { Example } from '#site/ui/example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const examples: readonly Example[] = [
  {
    name: 'deux champs à corriger',
    render: () => (
      <ErrorSummary
        takesFocus={false}
        headingLevel={4}
        errors={[
          {
            fieldId: 'exemple-courriel-erreur',
            message: 'Écrivez une adresse complète, par exemple nom@exemple.ca.',
          },
          { fieldId: 'exemple-jour-erreur', message: 'Choisissez un jour de la liste.' },
          { message: 'Rien n’a été envoyé : vos réponses sont gardées.' },
        ]}
      />
    ),
  },
];
