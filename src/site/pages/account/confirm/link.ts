/** What a mailed link about a subscription says in its address. */
export interface SubscriptionLinkParts {
  readonly uid: string;
  readonly organization: string;
  readonly timestamp: string;
  readonly hash: string;
}

/** Undefined for what cannot be one, whoever wrote it. */
export function linkOf(params: Readonly<Record<string, string>>): SubscriptionLinkParts | undefined {
  const { uid = '', organization = '', timestamp = '', hash = '' } = params;
  const isOne =
    /^\d{1,15}$/.test(uid) &&
    /^[a-z0-9][a-z0-9-]{0,39}$/.test(organization) &&
    /^\d{1,12}$/.test(timestamp) &&
    /^[\w-]{1,100}$/.test(hash);
  return isOne ? { uid, organization, timestamp, hash } : undefined;
}
