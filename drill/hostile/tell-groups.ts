/** Statuses by their hundreds; those that say more than their hundred by themselves. */
export function tellGroups(statuses: Readonly<Record<string, number>>): string {
  const groups = new Map<string, number>();
  for (const [status, count] of Object.entries(statuses)) {
    const isApart = status === '429' || status.startsWith('5') || !/^\d/.test(status);
    const group = isApart ? status : `${status.slice(0, 1)}xx`;
    groups.set(group, (groups.get(group) ?? 0) + count);
  }
  return [...groups].map(([group, count]) => `${count} × ${group}`).join(', ') || 'none';
}
