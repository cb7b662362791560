/** The number of jobs from which a provider's response time and rates are shown: fewer say nothing. */
export const METRICS_FROM_JOBS = 5;
/** The Cairo days, today included, over which rates and the response time are counted (product decision: providers). */
export const METRICS_DAYS = 90;
/** The response rate, in percent, of a provider with fewer requests than that in those days. 9.20 */
export const RESPONSE_RATE = { percent: 95, fromRequests: 5 } as const;
