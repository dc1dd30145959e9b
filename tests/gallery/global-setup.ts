import { spawn } from 'node:child_process';
import net from 'node:net';
import { bin, projectRoot } from '../../scripts/lib/run.mjs';

/** Starts the development server, the only one that knows `/gallery`, and sets BASE_URL. */
export default async function globalSetup() {
  const port = await freePort();
  const server = spawn(bin('next'), ['dev', '--port', String(port)], {
    cwd: projectRoot,
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BASE_PATH: '' },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  };
  const url = `http://localhost:${port}/gallery/`;
  // The first answer waits for the page to be compiled.
  for (let tries = 0; tries < 120; tries++) {
    if (server.exitCode !== null) break;
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) {
      process.env.BASE_URL = url;
      return stop;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  stop();
  throw new Error(
    `The development server does not answer; is another one running in this folder?\n${output}`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
