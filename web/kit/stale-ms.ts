/**
 * When what a person's pages show is read again where it is shown again. Live messages make it stale before; it is
 * longer than a slow phone needs from the first reading to the page, so that no page reads the same twice.
 */
export const STALE_MS = 30_000;
