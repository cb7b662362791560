/** Work of a person that waits for its turn. */
export interface Turn {
  /** Whose work it is. */
  who: string;
  /** How long it probably takes. */
  expectedMs: number;
  /** What it keeps in memory while it waits. */
  bytes: number;
}

interface QueueLimits {
  /** How many run at the same time. */
  atOnce: number;
  /** How much all that wait keep in memory. */
  mostBytes: number;
  /** What has waited for so long is refused. */
  patienceMs: number;
}

type Waiting = Turn & { start(): void; refuse(): void };

/** For how long it counts how much of the time a person has had. */
const REMEMBERED_MS = 10 * 60_000;
/** Of how many people that is remembered before those of long ago are forgotten. */
const MANY = 1000;

/**
 * A queue in which nobody waits for another person's long work: next is who has had the least time lately, with what
 * the new work probably takes. Where too much waits, who would be the last is refused, though others came later.
 */
export function fairQueue({ atOnce, mostBytes, patienceMs }: QueueLimits) {
  const had = timeOfPeople();
  const line = lineOf(({ who, expectedMs }) => had.of(who) + expectedMs);
  let running = 0;

  function startNext(): void {
    const next = running < atOnce ? line.first() : undefined;
    if (next === undefined) return;
    line.leave(next);
    next.start();
  }

  async function run<Answer>(who: string, work: () => Promise<Answer>): Promise<Answer> {
    running += 1;
    const begin = performance.now();
    try {
      return await work();
    } finally {
      had.add(who, performance.now() - begin);
      running -= 1;
      startNext();
    }
  }

  /** Does the work in its turn; 'busy' if too much waits before it. */
  return function inTurn<Answer>(turn: Turn, work: () => Promise<Answer>): Promise<Answer | 'busy'> {
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        ...turn,
        start: () => void run(turn.who, work).then(resolve, reject),
        refuse: () => resolve('busy'),
      };
      line.join(own, patienceMs);
      startNext();
      line.refuseBeyond(mostBytes);
    });
  };
}

/** Those who wait, in the order of what `dueOf` says. */
function lineOf(dueOf: (turn: Turn) => number) {
  const timers = new Map<Waiting, NodeJS.Timeout>();
  const inOrder = () => [...timers.keys()].toSorted((one, other) => dueOf(one) - dueOf(other));
  function leave(turn: Waiting): void {
    clearTimeout(timers.get(turn));
    timers.delete(turn);
  }
  function refuse(turn: Waiting): void {
    leave(turn);
    turn.refuse();
  }
  return {
    first: () => inOrder()[0],
    leave,
    /** Waits until it is the first, or refused after this time. */
    join(turn: Waiting, patienceMs: number): void {
      timers.set(
        turn,
        setTimeout(() => refuse(turn), patienceMs),
      );
    },
    /** Refuses the last until the others keep no more than that in memory. */
    refuseBeyond(mostBytes: number): void {
      let kept = 0;
      for (const turn of inOrder()) {
        if (kept + turn.bytes > mostBytes) refuse(turn);
        else kept += turn.bytes;
      }
    },
  };
}

/** How much time each person has had in the last minutes. */
function timeOfPeople() {
  const people = new Map<string, { ms: number; at: number }>();
  const isOld = ({ at }: { at: number }) => performance.now() - at > REMEMBERED_MS;
  function of(who: string): number {
    const found = people.get(who);
    return found === undefined || isOld(found) ? 0 : found.ms;
  }
  return {
    of,
    add(who: string, ms: number): void {
      people.set(who, { ms: of(who) + ms, at: performance.now() });
      if (people.size > MANY) for (const [each, time] of people) if (isOld(time)) people.delete(each);
    },
  };
}
