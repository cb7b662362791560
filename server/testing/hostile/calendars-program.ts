import { HOSTILE_CALENDARS, TIRELESS_CALENDARS } from './calendars.ts';
import { startFakeCalendars } from './fake-calendars.ts';

/** A process that serves an ordinary calendar and the hostile ones, so that its work is not that of the product. */
const EVENT = ['UID:a', 'DTSTART:20261124T080000Z', 'DURATION:PT1H'];
const ORDINARY = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...EVENT, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

const { server, serve } = await startFakeCalendars();
serve('/ordinary', (_, response) => response.end(ORDINARY));
for (const [name, { answer }] of Object.entries({ ...HOSTILE_CALENDARS, ...TIRELESS_CALENDARS }))
  serve(`/${encodeURIComponent(name)}`, answer);
process.once('disconnect', () => process.exit());
process.send?.(server);
