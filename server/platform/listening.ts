import { openConnection } from './db.ts';
import { type KeptRunning, keepRunning } from './supervision/keep-running.ts';
import type { Log } from './log.ts';

interface Listening {
  /** The URL of the database. */
  url: string;
  /** A function for each channel, which receives the payload of a notification. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** Runs after each connection: notifications are lost while there is none. */
  onConnect(): void;
  log: Log;
}

/** Receives notifications of the database (LISTEN), and connects again when the connection breaks. */
export function listenToDatabase({ url, channels, onConnect, log }: Listening): Promise<KeptRunning> {
  const start = async () => {
    const { client, ended } = await openConnection(url);
    client.on('notification', ({ channel, payload = '' }) => {
      // Perhaps of a newer release. An error that leaves this function would end the process.
      try {
        channels[channel]?.(payload);
      } catch (error) {
        log.error({ error, channel }, 'a message of the database could not be read');
      }
    });
    await client.query(
      Object.keys(channels)
        .map((channel) => `listen ${channel}`)
        .join('; '),
    );
    onConnect();
    return { ended, stop: () => client.end() };
  };
  return keepRunning('the listener of the database', start, log);
}
