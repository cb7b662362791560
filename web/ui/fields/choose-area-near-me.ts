import { nearestArea } from '@hirfa/domain/catalogue';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { rememberArea } from '../../kit/area/area.ts';
import { citiesQuery } from '../../kit/area/cities-query.ts';
import { findPosition, isPositionRefused } from '../../kit/area/find-position.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { toast } from '../toasts/toast.ts';

type Near = { client: QueryClient; orpc: Orpc; i18n: I18n };

const PROBLEMS = {
  refused: msg`Your browser keeps your place to itself. Choose your area from the list.`,
  unknown: msg`Your device can’t tell where you are. Choose your area from the list.`,
  outside: msg`You are not near any of our areas. Choose one from the list.`,
} as const;

/**
 * Chooses the area where the device is. Its position is compared with the middles of the areas in the device, and
 * neither sent nor stored.
 */
export async function chooseAreaNearMe({ client, orpc, i18n }: Near): Promise<void> {
  const problem = (kind: keyof typeof PROBLEMS) => toast({ tone: 'warn', title: i18n._(PROBLEMS[kind]) });
  try {
    const [{ coords }, { items }] = await Promise.all([findPosition(), client.fetchQuery(citiesQuery(orpc))]);
    const area = nearestArea(
      items.flatMap(({ areas }) => areas),
      coords,
    );
    if (area === null) problem('outside');
    else rememberArea(area.id);
  } catch (error) {
    problem(isPositionRefused(error) ? 'refused' : 'unknown');
  }
}
