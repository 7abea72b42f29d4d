import { useFleet } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { answersFor } from '../profile-words.ts';
import type { ExportData } from './data.server.ts';
import { Facts, type HeldProps } from './facts.tsx';

export function AccountHeld({ held: { account }, at }: HeldProps) {
  const texts = useTexts('account').ownData.export;
  const { fields } = texts;
  const yesNo = (value: boolean) => (value ? texts.yes : texts.no);
  return (
    <Facts
      title={texts.account}
      facts={[
        [fields.firstName, account.firstName],
        [fields.lastName, account.lastName],
        [fields.email, account.email],
        [fields.isActive, yesNo(account.isActive)],
        ...(account.bounced === null ? [] : [[fields.bounced, at(account.bounced)] as const]),
        [fields.hasPassword, account.hasPassword ? fields.hasPasswordText : texts.none],
        [fields.locale, texts.locales[account.locale]],
        [fields.generalNotices, yesNo(account.generalNotices)],
        [fields.lineNotices, yesNo(account.lineNotices)],
        [fields.dailyDigest, yesNo(account.dailyDigest)],
        [fields.role, texts.roles[account.role]],
        [fields.uid, String(account.uid)],
        [fields.uuid, account.uuid],
        [fields.created, at(account.created)],
        [fields.changed, at(account.changed)],
        [fields.lastSeen, at(account.lastSeen)],
      ]}
    />
  );
}

export function ProfileHeld({
  held: { profile },
  at,
  ownPayments,
}: HeldProps & Pick<ExportData, 'ownPayments'>) {
  const { account, ownData } = useTexts('account');
  const texts = ownData.export;
  const words = account.profile;
  const fleet = useFleet();
  const answers = answersFor(words, fleet, ownPayments);
  const none = words.noAnswer;
  const some = (given: readonly string[]) => (given.length > 0 ? given.join(' · ') : none);
  return (
    <Facts
      title={texts.profile}
      facts={
        profile === null
          ? []
          : [
              [
                words.frequency(fleet),
                profile.useFrequency ? words.useFrequencies[profile.useFrequency] : none,
              ],
              [words.paymentMode, some(profile.paymentModes.map((mode) => answers.paymentModes[mode]))],
              [words.travelMode, some(profile.travelModes.map((mode) => answers.travelModes[mode]))],
              [words.occupation, profile.occupation ? words.occupations[profile.occupation] : none],
              [words.birthYear, profile.birthYear?.toString() ?? none],
              [words.gender, profile.gender ? words.genders[profile.gender] : none],
              [words.postalCode, profile.postalCode ?? none],
              [texts.fields.uuid, profile.id],
              [texts.fields.changed, at(profile.changed)],
            ]
      }
    />
  );
}
