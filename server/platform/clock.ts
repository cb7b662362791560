/** Gives the present instant; tests hand in one that they move. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
