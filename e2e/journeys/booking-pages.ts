import type { Page } from '@playwright/test';

export const requestsOf = (page: Page) => page.getByRole('region', { name: 'Requests' });
export const bookingPage = (id: string) => ({ path: `/booking-confirmation/${id}` });
