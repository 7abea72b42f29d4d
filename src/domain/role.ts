/** What somebody with an account may do: members have their own things, employees their pages, editors write. */
export const roles = ['member', 'employee', 'editor'] as const;
export type Role = (typeof roles)[number];
