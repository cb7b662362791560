/** What a kiosk does when somebody pays there. */
export const KIOSK_BEHAVIOURS = ['success', 'lost_webhook'] as const;
export type KioskBehaviour = (typeof KIOSK_BEHAVIOURS)[number];

/** The behaviour that is stored with a checkout which was paid at a kiosk. */
export const kioskBehaviour = (stored: string | null): KioskBehaviour | undefined =>
  KIOSK_BEHAVIOURS.find((known) => known === stored);

/** A code as it is printed on receipts: in groups. */
export const groupedCode = (code: string): string => code.replace(/^(\d{3})(\d{3})/, '$1 $2 ');
