/** The number of jobs from which a provider's rating, response time and rates are shown: fewer say nothing. */
export const METRICS_FROM_JOBS = 5;
