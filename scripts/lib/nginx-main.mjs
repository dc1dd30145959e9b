/**
 * The main configuration of an nginx that runs from one folder, as nobody's service: it stays in the
 * foreground, writes nowhere else and logs only what goes wrong.
 * @param {{ folder: string, brotli: string, http: string }} parts `brotli` is the path of the module,
 *   `http` what stands in the http block
 */
export function nginxMain({ folder, brotli, http }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  return `load_module ${brotli};
daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; multi_accept on; }
http { access_log off; sendfile on; tcp_nopush on; ${temporary} ${http} }
`;
}
