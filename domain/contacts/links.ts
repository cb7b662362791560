import { findContacts } from './find-contacts.ts';

/** Addresses that open a call or a message at once. */
const SCHEMES = /^(?:tel|callto|sms|smsto|mailto|whatsapp|tg|viber|skype|facetime|imo|botim|signal|sgnl|line):/iu;
/** Hosts of messengers, with those below them. */
const HOSTS =
  'wa.me wa.link whatsapp.com t.me telegram.me telegram.dog telegram.org m.me messenger.com ig.me viber.com viber.me signal.me signal.group line.me skype.com discord.gg imo.im botim.me msng.link'.split(
    ' ',
  );
/** Pages of networks that open a conversation; their other pages show a person's work. */
const CONVERSATIONS = [
  /^(?:[a-z-]+\.)?facebook\.com\/(?:messages|msg)(?:\/|$)/u,
  /^(?:www\.)?instagram\.com\/(?:direct|m)(?:\/|$)/u,
  /^(?:www\.)?linkedin\.com\/messaging(?:\/|$)/u,
  /^(?:www\.)?snapchat\.com\/add(?:\/|$)/u,
  /^(?:www\.)?discord\.com\/(?:invite|channels|users)(?:\/|$)/u,
];

/** Whether an address is a way to write to somebody or to call them, or has a number or a mail address in it. */
export function leadsToContact(address: string): boolean {
  const typed = address.trim();
  if (SCHEMES.test(typed)) return true;
  const bare = decoded(typed.replace(/^[a-z][a-z\d+.-]*:\/*/iu, ''));
  const [host = ''] = bare.toLowerCase().split(/[/?#:\\]/u);
  if (HOSTS.some((known) => host === known || host.endsWith(`.${known}`))) return true;
  if (CONVERSATIONS.some((page) => page.test(bare.toLowerCase()))) return true;
  return [bare, ...host.split('.')].some((part) =>
    findContacts(part).some(({ kind }) => kind === 'phone' || kind === 'email'),
  );
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
