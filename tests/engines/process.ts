import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A folder of its own for one run of a browser. */
export const temporaryFolder = (name: string) => fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));

/** A port on loopback that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a program in a process group of its own, which ends at the latest with this process. */
export function start(
  command: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): ChildProcess {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => signal(child, 'SIGKILL'));
  return child;
}

/** To the program and to all it started. */
function signal(child: ChildProcess, name: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  process.kill(-child.pid, name);
}

/** Ends it, and waits until it is gone. */
export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signal(child, 'SIGTERM');
  const force = setTimeout(signal, 3000, child, 'SIGKILL');
  await gone;
  clearTimeout(force);
}

/**
 * Waits until a program has written something to one of its outputs.
 * @param output 2 for the error output, 3 for the extra one
 * @throws {Error} with what it said instead
 */
export function says(child: ChildProcess, output: 2 | 3, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    const failed = (why: string) =>
      reject(new Error(`${child.spawnfile} ${why}. It said: ${said}`));
    const tooLate = setTimeout(failed, 30_000, 'did not start in 30 s');
    child.once('error', ({ message }) => failed(message));
    child.once('exit', () => failed('ended'));
    child.stdio[output]?.on('data', (text) => {
      said += text;
      const found = words.exec(said);
      if (!found) return;
      clearTimeout(tooLate);
      resolve(found);
    });
  });
}
