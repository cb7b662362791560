export const bookingGrid = 'grid grid-cols-1 gap-4 lg:grid-cols-2';
