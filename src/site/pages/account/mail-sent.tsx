import { useTexts } from '#site/i18n/texts.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';

/** Says that a mail is on its way, whoever the address belongs to, and what to do when it does not come. */
export function MailSent({ words }: { readonly words: string }) {
  const texts = useTexts('account').signIn.mailSent;
  return (
    <Callout severity="success">
      <p>{words}</p>
      <p>{texts.help}</p>
    </Callout>
  );
}
