import type { ExportJson } from '#contract/accounts/export.ts';
import type { Locale } from '#domain/locale.ts';
import type { MemberExport } from '#domain/member-export.ts';
import { notToldReasons } from '#domain/notices/tell-reasons.ts';
import { roles } from '#domain/role.ts';
import { readInformation } from './read-member.ts';

const localeOf = (langcode: string): Locale => (langcode === 'en' ? 'en' : 'fr');

/** What the service holds of a member, in the words of the product. Nothing of it is left out. */
export function readExport(json: ExportJson): MemberExport {
  const { account, profile } = json;
  return {
    made: json.made,
    account: {
      uid: account.uid,
      uuid: account.uuid,
      email: account.mail,
      firstName: account.first_name,
      lastName: account.last_name,
      locale: localeOf(account.langcode),
      role: roles.find((role) => role === account.role) ?? 'member',
      isActive: account.active,
      hasPassword: account.has_password,
      generalNotices: account.general_notices,
      lineNotices: account.line_notices,
      dailyDigest: account.daily_digest,
      bounced: account.mail_bounced,
      created: account.created,
      changed: account.changed,
      lastSeen: account.last_seen,
    },
    lines: json.lines.map(({ line, target_id: targetId, number, moments, paused }) => ({
      lineId: line,
      targetId,
      number,
      moments,
      isPaused: paused,
    })),
    profile: profile && { ...readInformation(profile), id: profile.id, changed: profile.changed },
    signIns: json.sign_ins,
    newsletters: json.newsletters.map(({ mail, langcode, mail_bounced: bounced, ...held }) => ({
      ...held,
      email: mail,
      locale: localeOf(langcode),
      bounced,
    })),
    mails: json.mails.map(({ langcode, ...held }) => ({ ...held, locale: localeOf(langcode) })),
    decisions: json.decisions.map(({ held: isHeld, reason, ...decision }) => ({
      ...decision,
      isHeld,
      reason: notToldReasons.find((known) => known === reason) ?? null,
    })),
    acts: json.acts,
  };
}
