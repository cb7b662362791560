import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What admins do, as the audit log names it. */
export const ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  'person.look': msg`opened a person`,
  'person.reveal': msg`read an address of a person`,
  'person.grant_admin': msg`made somebody an admin`,
  'person.remove_admin': msg`removed an admin`,
  'person.suspend': msg`suspended a person`,
  'person.reinstate': msg`reinstated a person`,
  'provider.approve': msg`approved a provider`,
  'provider.reject': msg`rejected a provider`,
  'provider.reset': msg`put a provider back to review`,
  'provider.suspend': msg`suspended a provider`,
  'provider.reinstate': msg`reinstated a provider`,
  'provider.change': msg`decided a change request`,
  'provider.delete': msg`deleted a provider`,
  look_at_document: msg`looked at a document`,
  'booking.cancel': msg`cancelled a booking`,
  'booking.start': msg`started a booking`,
  'message_report.look': msg`read a reported message`,
  'message_photo.look': msg`looked at a photo of a chat`,
  'mail.look': msg`read a mail`,
  'support_session.look': msg`looked at a support session`,
  'support_session.read': msg`read a support session`,
  'support_session.take': msg`took a support session`,
  'support_session.hand_over': msg`handed over a support session`,
  'support_session.resolve': msg`resolved a support session`,
  send_announcement: msg`sent an announcement`,
};

/** What it can be about. */
export const ENTITIES: Readonly<Record<string, MessageDescriptor>> = {
  person: msg({ message: 'People', context: 'admin pages' }),
  provider: msg({ message: 'Providers', context: 'audit log' }),
  provider_document: msg`Documents`,
  booking: msg({ message: 'Bookings', context: 'audit log' }),
  support_session: msg`Support sessions`,
  announcement: msg`Announcements`,
};
