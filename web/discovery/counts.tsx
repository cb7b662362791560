import { Plural, Trans } from '@lingui/react/macro';

/** "38 providers" */
export function ProviderCount({ count }: { count: number }) {
  return <Plural value={count} _0="No providers yet" one="# provider" other="# providers" />;
}

/** "128 jobs" */
export function JobCount({ count }: { count: number }) {
  return <Plural value={count} _0="No jobs yet" one="# job" other="# jobs" />;
}

/** "1 hour 30 min" */
export function Duration({ minutes }: { minutes: number }) {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hours = <Plural value={whole} one="# hour" other="# hours" />;
  const left = <Plural value={rest} one="# min" other="# min" />;
  if (rest === 0) return hours;
  if (whole === 0) return left;
  return (
    <Trans>
      {hours} {left}
    </Trans>
  );
}
