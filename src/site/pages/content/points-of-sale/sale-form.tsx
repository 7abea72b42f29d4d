import { useTexts } from '#site/i18n/texts.tsx';
import { FindForm } from '#site/ui/find-form/find-form.tsx';
import { fields, formatNear, longestText, type SaleQuestion } from './sale-question.ts';

interface SaleFormProps {
  readonly action: string;
  readonly question: SaleQuestion;
}

/** Asks for points of sale by their words, and keeps the other choices. */
export function SaleForm({ action, question: { text, services, near } }: SaleFormProps) {
  const texts = useTexts('lists').pointsOfSale;
  return (
    <FindForm
      action={action}
      id="sale-text"
      name={fields.text}
      label={texts.search}
      hint={texts.searchHint}
      text={text}
      maxLength={longestText}
      find={texts.find}
    >
      {services.map((code) => (
        <input key={code} type="hidden" name={fields.service} value={code} />
      ))}
      {near && <input type="hidden" name={fields.near} value={formatNear(near)} />}
    </FindForm>
  );
}
