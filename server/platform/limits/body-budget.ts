import { countEach } from './counts.ts';

/** The bytes of all bodies that are in memory at once, or will be when they have arrived. */
interface Budget {
  total: number;
  /** The most of it for one person, and for one address, which may be that of a neighbourhood. */
  ofOne: { person: number; address: number };
}

/** Files and all others have budgets of their own: nobody who sends photos keeps others from signing in. */
const BUDGETS = {
  file: { total: 64_000_000, ofOne: { person: 15_000_000, address: 32_000_000 } },
  other: { total: 64_000_000, ofOne: { person: 1_000_000, address: 4_000_000 } },
} as const satisfies Record<string, Budget>;
export type BodyKind = keyof typeof BUDGETS;

/** Who sends a body; `person` is null for calls of visitors. */
export interface Sender {
  address: string;
  person: string | null;
}

/** Releases the bytes, or says whose part of the budget is used up. */
type Reserved = (() => void) | 'own' | 'all';

export function keepBodyBudget() {
  const budgets = { file: keepOne(BUDGETS.file), other: keepOne(BUDGETS.other) };
  return {
    /** Reserves bytes until they are released. */
    reserve: (kind: BodyKind, bytes: number, sender: Sender): Reserved => budgets[kind](bytes, sender),
  };
}

function keepOne({ total, ofOne }: Budget) {
  const held = countEach();
  let all = 0;
  return (bytes: number, { address, person }: Sender): Reserved => {
    const parts: [subject: string, most: number][] = [[`address ${address}`, ofOne.address]];
    if (person !== null) parts.push([`person ${person}`, ofOne.person]);
    if (parts.some(([subject, most]) => held.get(subject) + bytes > most)) return 'own';
    if (all + bytes > total) return 'all';
    const count = (by: number) => {
      all += by;
      for (const [subject] of parts) held.add(subject, by);
    };
    count(bytes);
    let isHeld = true;
    return () => {
      if (isHeld) count(-bytes);
      isHeld = false;
    };
  };
}
