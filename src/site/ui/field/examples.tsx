import type { Example } from '#site/ui/example.ts';
import { HelpBubble } from '#site/ui/help-bubble/help-bubble.tsx';
import { Field, fieldAttributes, RequiredLegend } from './field.tsx';

const postal = {
  id: 'exemple-postal',
  label: 'Code postal',
  hint: 'Les trois premiers caractères suffisent.',
  help: <HelpBubble subject="code postal">Il nous dit quels parcours passent près de chez vous.</HelpBubble>,
};

export const examples: readonly Example[] = [
  { name: 'légende des champs obligatoires', render: () => <RequiredLegend /> },
  {
    name: 'autour d’une boîte',
    render: () => (
      <Field {...postal}>
        <input className="field-control" data-width="short" {...fieldAttributes(postal)} name="postal" />
      </Field>
    ),
  },
];
