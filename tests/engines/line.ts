import http from 'node:http';

/** What lies between a visitor's browser and the site: it may be slow, or down, for scripts. */
export type Line = {
  /** Address of the site with slash. A line has a port of its own: nothing is kept from another one. */
  url: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Milliseconds that a script takes longer; `Infinity`: it never arrives. */
  delayScripts: number;
  close: () => void;
};

const isScript = (address: string) => /^\/_next\/static\/.*\.js$/.test(address);

/** Lays a line to a site served on loopback. */
export async function layLine(site: string): Promise<Line> {
  const line: Line = { url: '', asked: [], delayScripts: 0, close: () => server.close() };
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    line.asked.push(address);
    const pass = () =>
      http
        .get(new URL(address, site), { headers: request.headers, agent: false }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        })
        .on('error', () => response.destroy());
    if (!isScript(address) || line.delayScripts === 0) pass();
    else if (line.delayScripts === Number.POSITIVE_INFINITY) request.socket.destroy();
    else setTimeout(pass, line.delayScripts);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  line.url = `http://localhost:${port}/`;
  line.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return line;
}
