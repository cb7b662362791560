/** How many days the revenue table looks back, today included. 9.13 */
export const REVENUE_WINDOW_DAYS = 30;
