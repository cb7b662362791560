import { createSandboxGateway } from './gateway.ts';
import { reportError } from './report-error.ts';
import { readSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const gateway = createSandboxGateway({
    key: settings.SANDBOX_KEY,
    webhookSecret: settings.SANDBOX_WEBHOOK_SECRET,
    file: settings.SANDBOX_FILE,
    publicUrl: settings.SANDBOX_PUBLIC_URL,
    slowMs: settings.SANDBOX_SLOW_MS,
  });
  const { url, close } = await gateway.listen(settings.SANDBOX_PORT, settings.SANDBOX_HOST);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        reportError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A gateway with a parent process ends with it, even when the parent is killed.
  process.on('disconnect', stop);
  if (process.send && !process.connected) return stop();

  process.stdout.write(`Sandbox gateway at ${url}\n`);
  process.send?.({ ready: url });
}

start().catch((error: unknown) => {
  if (error instanceof StartProblem) process.stderr.write(`The sandbox gateway can't start. ${error.message}\n`);
  else reportError(error);
  process.exit(1);
});
