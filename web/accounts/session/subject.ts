/** The user id in an access token; only the server checks its signature. */
export const subjectOf = (token: string) => claimOf(token, 'sub');
/** The id of its session, which stays the same after each refresh. */
export const sessionOf = (token: string) => claimOf(token, 'sid');

function claimOf(token: string, name: 'sub' | 'sid'): string {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload));
    return String(new Map(Object.entries(claims ?? {})).get(name) ?? '');
  } catch {
    return '';
  }
}
