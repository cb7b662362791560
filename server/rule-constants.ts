import { AUDIT_ACTIONS } from '@hirfa/contract/audit';
import { LIVE_STATUSES } from '@hirfa/domain/bookings';
import { MARKET_ZONE } from '@hirfa/domain/market';
import { REPORTED_SHARE_OF_SUBTOTAL, toRateText } from '@hirfa/domain/payments';

/** Facts of `domain/` and `contract/` that rules.sql files need, which write them as `:name`. */
const CONSTANTS: Readonly<Record<string, string>> = {
  market_zone: quoted(MARKET_ZONE),
  live_statuses: LIVE_STATUSES.map(quoted).join(', '),
  looks_of_admins: actionsOf('look'),
  sent_by_admins: actionsOf('send'),
  reported_share_of_subtotal: toRateText(REPORTED_SHARE_OF_SUBTOTAL),
};

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The actions of the audit log of one kind. */
function actionsOf(wanted: string): string {
  const found = Object.entries(AUDIT_ACTIONS).filter(([, kind]) => kind === wanted);
  return found.map(([action]) => quoted(action)).join(', ');
}

/** A name after one colon; two are a cast. */
const NAMED = /(?<![:\w]):(?<name>[a-z]\w*)/g;

/** The rules with the values of these names. */
export function withConstants(rules: string): string {
  return rules.replaceAll(NAMED, (_, name: string) => {
    const value = CONSTANTS[name];
    if (value === undefined) throw new Error(`no constant of the rules is named ${name}, see server/rule-constants.ts`);
    return value;
  });
}
