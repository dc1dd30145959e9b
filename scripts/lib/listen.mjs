/**
 * Binds a server to this machine alone; tries the next port while one is taken.
 * @param {import('node:http').Server} server
 * @param {number} port 0 picks a free one
 * @returns {Promise<number>} the port
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, 'localhost', () => resolve(server.address().port));
  });
}
