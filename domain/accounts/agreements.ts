import { type Day, startOfDay } from '../market/index.ts';

/** What people agree to when they create an account. */
export const AGREEMENTS = ['terms', 'privacy'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** A text of an agreement. After a `material` change, people who have accepted an earlier one are asked. */
export interface AgreementVersion {
  version: string;
  /** The day in Cairo from whose start it holds. */
  from: Day;
  isMaterial: boolean;
}
export type Versions = Readonly<Record<Agreement, readonly [AgreementVersion, ...AgreementVersion[]]>>;

/** The versions of each agreement, the oldest first. A change of its text is a line here. */
export const AGREEMENT_VERSIONS: Versions = {
  terms: [{ version: '1', from: '2026-11-28', isMaterial: true }],
  privacy: [{ version: '1', from: '2026-11-28', isMaterial: true }],
};

/** A version of an agreement, as somebody accepts it. */
export interface Accepted {
  agreement: Agreement;
  version: string;
}

/** Those that have begun to hold; the first one always has, because nothing held before it. */
const begun = (versions: readonly AgreementVersion[], now: Date) =>
  versions.filter(({ from }, index) => index === 0 || startOfDay(from) <= now);

/** The version that holds. */
export function currentVersion(agreement: Agreement, now: Date, versions = AGREEMENT_VERSIONS): AgreementVersion {
  return begun(versions[agreement], now).at(-1) ?? versions[agreement][0];
}

/** What everybody accepts by creating an account: the forms say so. */
export const currentAgreements = (now: Date): Accepted[] =>
  AGREEMENTS.map((agreement) => ({ agreement, version: currentVersion(agreement, now).version }));

/** The current versions that a person has to be asked for: there was a material change since what they accepted. */
export function toAccept(accepted: readonly Accepted[], now: Date, versions = AGREEMENT_VERSIONS): Accepted[] {
  return AGREEMENTS.filter((agreement) => {
    const held = begun(versions[agreement], now);
    const material = held.findLastIndex(({ isMaterial }) => isMaterial);
    const has = (version: string) => accepted.some((one) => one.agreement === agreement && one.version === version);
    return material >= 0 && !held.slice(material).some(({ version }) => has(version));
  }).map((agreement) => ({ agreement, version: currentVersion(agreement, now, versions).version }));
}
