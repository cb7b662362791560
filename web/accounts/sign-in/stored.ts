/** A stored JSON object; empty where it is missing, damaged or not accessible. */
export function parseStored(read: () => string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(read() ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
