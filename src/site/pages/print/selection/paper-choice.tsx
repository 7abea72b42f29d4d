import { useTexts } from '#site/i18n/texts.tsx';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';

/** Letter unless chosen. */
export function PaperChoice({ id }: { readonly id: string }) {
  const { paper, papers } = useTexts().print;
  return (
    <ChoiceGroup id={`paper-${id}`} legend={paper}>
      <div className="cluster">
        <Checkbox
          kind="radio"
          id={`paper-${id}-letter`}
          name="papier"
          value="lettre"
          label={papers.letter}
          defaultChecked
        />
        <Checkbox kind="radio" id={`paper-${id}-a4`} name="papier" value="a4" label={papers.a4} />
      </div>
    </ChoiceGroup>
  );
}
