import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { fields, formatNear, longestText, type SaleQuestion } from './sale-question.ts';

interface SaleFormProps {
  readonly action: string;
  readonly question: SaleQuestion;
}

/** A form that asks for another list: it works without script, and keeps the other choices. */
export function SaleForm({ action, question }: SaleFormProps) {
  const texts = useTexts('lists').pointsOfSale;
  const { text, services, near } = question;
  return (
    <form className="sale-form" role="search" action={action} method="get">
      {services.map((code) => (
        <input key={code} type="hidden" name={fields.service} value={code} />
      ))}
      {near && <input type="hidden" name={fields.near} value={formatNear(near)} />}
      <TextField
        // Another list has another text in the field.
        key={text}
        id="sale-text"
        name={fields.text}
        label={texts.search}
        hint={texts.searchHint}
        defaultValue={text}
        maxLength={longestText}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" icon="search" iconOnly>
        {texts.find}
      </Button>
    </form>
  );
}
