// @with-first-page
import { Plural, Trans } from '@lingui/react/macro';

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
