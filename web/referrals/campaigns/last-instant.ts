/** A code ends with the end of its last day, which is the day to name. */
export const lastInstant = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString();
