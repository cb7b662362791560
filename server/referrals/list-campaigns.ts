import type { Campaign } from '@hirfa/contract/referrals';
import { fromRateText, toRateText } from '@hirfa/domain/payments';
import type { ProviderType } from '@hirfa/domain/providers';
import type { Ctx } from '../kernel/verb.ts';
import { findCampaigns } from './campaign-queries.ts';

/** The promotion codes that campaign pages show. */
export async function listCampaigns({
  ctx: { db, now },
  input: { provider_type },
}: {
  ctx: Ctx;
  input: { provider_type?: ProviderType | undefined };
}): Promise<{ items: Campaign[] }> {
  const rows = await findCampaigns(db, now, provider_type ?? null);
  return {
    items: rows.map(({ percent, starts_at: _, category_slug: __, ends_at, ...row }) => ({
      ...row,
      percent: percent === null ? null : toRateText(fromRateText(percent)),
      ends_at: ends_at?.toISOString() ?? null,
    })),
  };
}
