import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves on a free port of this machine.
 * @returns its address, and what ends it together with every answer that is still under way
 */
export async function serveOnFreePort(answer: http.RequestListener) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
