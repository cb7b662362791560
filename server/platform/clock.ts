/** Returns the current time; tests use a clock that they can move. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
