/** 1 when two patterns go the same way, -1 when they go opposite ways. */
export type Sense = 1 | -1;

/** Which patterns of a line go the same way and which go the other way, as far as is known: groups with two sides. */
export class Sides {
  private readonly parent: number[];
  /** How each goes, against its parent. */
  private readonly sense: Sense[];

  constructor(count: number) {
    this.parent = Array.from({ length: count }, (_, each) => each);
    this.sense = Array.from({ length: count }, () => 1);
  }

  /** The group of a pattern, and how it goes against the first of the group. */
  find(pattern: number): { readonly group: number; readonly sense: Sense } {
    let group = pattern;
    let sense: Sense = 1;
    while (this.parent[group] !== group) {
      sense = times(sense, this.sense[group] as Sense);
      group = this.parent[group] as number;
    }
    // The next search is short: everything on the way now hangs from the group itself.
    let [at, own] = [pattern, sense];
    while (this.parent[at] !== group && at !== group) {
      const [above, step] = [this.parent[at] as number, this.sense[at] as Sense];
      [this.parent[at], this.sense[at]] = [group, own];
      [at, own] = [above, times(own, step)];
    }
    return { group, sense };
  }

  /** Joins the groups of two patterns; what was joined before stays, and a contradiction to it is not heard. */
  join(one: number, other: number, sense: Sense): void {
    const [first, second] = [this.find(one), this.find(other)];
    if (first.group === second.group) return;
    this.parent[second.group] = first.group;
    this.sense[second.group] = times(times(first.sense, second.sense), sense);
  }

  /** The members of each group. */
  groups(): number[][] {
    const members = new Map<number, number[]>();
    for (const pattern of this.parent.keys()) {
      const { group } = this.find(pattern);
      const own = members.get(group);
      if (own) own.push(pattern);
      else members.set(group, [pattern]);
    }
    return [...members.values()];
  }
}

function times(one: Sense, other: Sense): Sense {
  return (one * other) as Sense;
}
