/** The field of an address that asks for the items of one organization. */
export const organizationField = 'organisation';

const longestOrganization = 100;

export function readOrganization(query: URLSearchParams): string | undefined {
  return query.get(organizationField)?.trim().slice(0, longestOrganization) || undefined;
}

/** The part of an address that says so again. */
export function organizationQuery(organization: string | undefined): string {
  return organization === undefined ? '' : `?${new URLSearchParams({ [organizationField]: organization })}`;
}
