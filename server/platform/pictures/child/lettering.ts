const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as the text engine takes it, which reads marks in it. */
export const escape = (line: string) => line.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
