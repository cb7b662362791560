/** A line of a component: `NAME;PARAMETER=value:value`. */
export interface Line {
  /** In capitals, as the names of its parameters. */
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** Their values have no colon, but the names of their zones often have one and should be quoted, and are not. */
const DATED = /^(?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)[;:]/i;
const UP_TO_VALUE = /^(?:[^":]|"[^"]*")*:/;
const PARAMETER = /;([^=;:"]+)=("[^"]*"|[^;]*)/g;

export function readLine(text: string): Line {
  const colon = DATED.test(text) ? text.lastIndexOf(':') : (UP_TO_VALUE.exec(text)?.[0].length ?? 0) - 1;
  const head = text.slice(0, Math.max(colon, 0));
  const parameters = Array.from(
    head.matchAll(PARAMETER),
    ([, name = '', value = '']) => [name.trim().toUpperCase(), value.replaceAll('"', '').trim()] as const,
  );
  return {
    name: (head.split(';')[0] ?? '').toUpperCase(),
    parameters: new Map(parameters),
    value: text.slice(colon + 1).trim(),
  };
}
