import { useTexts } from '#site/i18n/texts.tsx';
import { SelectField } from '#site/ui/select-field/select-field.tsx';

/** Letter unless chosen. */
export function PaperChoice({ id }: { readonly id: string }) {
  const { paper, papers } = useTexts('print').print;
  return (
    <SelectField
      id={`paper-${id}`}
      name="papier"
      label={paper}
      options={[
        { value: 'lettre', label: papers.letter },
        { value: 'a4', label: papers.a4 },
      ]}
    />
  );
}
