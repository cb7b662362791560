import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const END = '---- the end of this block ----';

/** What a program prints, as it comes. */
function listen(child: ChildProcess) {
  let printed = '';
  let heard = () => undefined as void;
  const ended = once(child, 'close').then(() => {
    heard();
    return true;
  });
  let isOver = false;
  void ended.then(() => (isOver = true));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      printed += chunk.toString();
      heard();
    });
  return {
    ended,
    printed: () => printed,
    /** Waits until it has printed these words; an error if it ends before. */
    async until(words: string): Promise<string> {
      while (!printed.includes(words)) {
        if (isOver) throw new Error(`it ended before it printed "${words}"`);
        const { promise, resolve } = Promise.withResolvers<void>();
        heard = resolve;
        await Promise.race([promise, ended]);
      }
      return printed;
    },
    forget(): void {
      printed = '';
    },
  };
}

export type Shell = ReturnType<typeof openShell>;

/** A shell of root, as after a sign-in. It ends at the first command that fails. */
export function openShell() {
  const shell = spawn('su', ['-', 'root'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const output = listen(shell);
  const folder = mkdtempSync('/run/trial-');
  let count = 0;
  shell.stdin.write('exec 2>&1; set -eo pipefail\n');
  return {
    /** Runs a block; returns what it prints, which must have these words. `input` is what a person types. */
    async run(block: string, { prints = [], input = '' }: { prints?: string[]; input?: string } = {}): Promise<string> {
      console.log(`\n# ${block.trim().replaceAll('\n', '\n# ')}`);
      const [script, typed] = ['block', 'input'].map((name) => join(folder, `${name}-${count}`));
      count += 1;
      writeFileSync(script ?? '', block);
      writeFileSync(typed ?? '', input);
      output.forget();
      shell.stdin.write(`. ${script} < ${typed}; echo '${END}'\n`);
      const printed = await output.until(END).catch(() => {
        throw new Error(`this block of the guide fails:\n${block}`);
      });
      for (const words of prints)
        if (!printed.includes(words)) throw new Error(`this was to print "${words}":\n${block}\n${printed}`);
      return printed.replace(END, '');
    },
    async close(): Promise<void> {
      shell.stdin.end();
      await output.ended;
    },
  };
}

/** Runs something in a terminal, where Ctrl-C can be pressed. */
export function openTerminal(command: string) {
  console.log(`\n# ${command.trim()}`);
  const program = spawn('su', ['-', 'root', '-c', `script --quiet --flush --command ${quoted(command)} /dev/null`]);
  const output = listen(program);
  return {
    until: output.until,
    async pressCtrlC(): Promise<void> {
      program.stdin.write('\u0003');
      await output.ended;
    },
    /** Waits for its end; returns what it has printed. */
    async end(): Promise<string> {
      await output.ended;
      return output.printed();
    },
  };
}

const quoted = (text: string) => `'${text.trim().replaceAll("'", String.raw`'\''`)}'`;
