const WITHIN_MS = 15_000;

/** Where the device is. The browser asks the person first. Rejects if they refuse, or if the device does not know. */
export function findPosition(options: PositionOptions = {}): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: WITHIN_MS, ...options });
  });
}

/** Whether a position could not be found because the person, or the browser, does not want it. */
export const isPositionRefused = (error: unknown) =>
  error instanceof GeolocationPositionError && error.code === GeolocationPositionError.PERMISSION_DENIED;
