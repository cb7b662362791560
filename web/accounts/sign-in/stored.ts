/** What a browser stored as JSON; nothing where it is missing, damaged or out of reach. */
export function parseStored(read: () => string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(read() ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
