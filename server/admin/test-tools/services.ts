/** `testTools` is null where there are none; `bookingId` is deleted once by itself. 7.36 */
export interface TestToolServices {
  testTools: { bookingId: string | null } | null;
}
