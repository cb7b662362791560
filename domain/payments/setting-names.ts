/** The rates that a setting changes, from a date on. */
export const SETTING_NAMES = ['platform_fee_rate', 'vat_rate', 'commission_rate', 'rescue_rate'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];
