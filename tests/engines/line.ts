import http from 'node:http';

/** What lies between a visitor's browser and the site: it may be slow, or down, for some files. */
export type Line = {
  /** Address of the site with slash. A line has a port of its own: nothing is kept from another one. */
  url: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Milliseconds that a script takes longer; `Infinity`: it never arrives. */
  delayScripts: number;
  /** The same of a style sheet. */
  delaySheets: number;
  close: () => void;
};

const kindOf = (address: string) => /^\/_next\/static\/.*\.(js|css)$/.exec(address)?.[1];

/** Lays a line to a site served on loopback. */
export async function layLine(site: string): Promise<Line> {
  const line: Line = {
    url: '',
    asked: [],
    delayScripts: 0,
    delaySheets: 0,
    close: () => server.close(),
  };
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
    const delays = { js: line.delayScripts, css: line.delaySheets };
    const delay = delays[kindOf(address) as 'js' | 'css'] ?? 0;
    if (delay === 0) pass();
    else if (delay === Number.POSITIVE_INFINITY) request.socket.destroy();
    else setTimeout(pass, delay);
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
