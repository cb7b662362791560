import { addDays, cairoDay } from '@hirfa/domain/market';
import { newId } from '../../platform/ids.ts';

/** Longer than lists look ahead. */
const DAYS = 28;

/** Days off from today on: nobody can book these providers, so lists do not show them. */
export function awayRows(providerIds: readonly string[], now: Date) {
  const today = cairoDay(now);
  return providerIds.flatMap((provider_id) =>
    Array.from({ length: DAYS }, (_, ahead) => ({
      id: newId(),
      provider_id,
      day: addDays(today, ahead),
      kind: 'off' as const,
    })),
  );
}
