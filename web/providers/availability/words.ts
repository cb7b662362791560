import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** "45 minutes", "2 hours", "3 days" */
export function lengthText(minutes: number): MessageDescriptor {
  if (minutes % 60 !== 0) return msg`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  const hours = minutes / 60;
  return hours % 24 === 0 ? daysText(hours / 24) : msg`${plural(hours, { one: '# hour', other: '# hours' })}`;
}

export function daysText(days: number): MessageDescriptor {
  return msg`${plural(days, { one: '# day', other: '# days' })}`;
}
