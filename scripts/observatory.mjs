/**
 * `npm run observatory`: the grade that MDN's HTTP Observatory gives the headers the site is served
 * with, worked out by its own code without a network. Assumed is what only a real host can show: a
 * valid certificate and http moved to https. The scanner is large and of use to few, so it is not among
 * the packages; the first run says how to fetch it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const folder = path.join(projectRoot, '.cache/observatory');
const scanner = path.join(folder, 'node_modules/@mdn/mdn-http-observatory');
const load = (file) => import(pathToFileURL(path.join(scanner, 'src', file)).href);

if (!fs.existsSync(scanner)) {
  console.error(`not run: observatory. The scanner is not here. Fetch it once with

  npm install --ignore-scripts --prefix .cache/observatory @mdn/mdn-http-observatory@1.4.8
`);
  process.exit(1);
}

// Its own installation downloads the list of preloaded domains; ours is on none.
const preloaded = path.join(scanner, 'conf/hsts-preload.json');
if (!fs.existsSync(preloaded)) fs.writeFileSync(preloaded, '{}\n');

const [{ ALL_TESTS }, { Requests }, grader, charts, { parseHttpEquivHeaders }] = await Promise.all(
  ['constants.js', 'types.js', 'grader/grader.js', 'grader/charts.js', 'retriever/utils.js'].map(
    load,
  ),
);

const { url, close } = await serve({ root: path.join(projectRoot, 'out') });
const answer = await fetch(url);
const html = await answer.text();
await close();

/** The answer in the form that the scanner's retriever gives it. */
function asRetrieved(host) {
  const requests = new Requests(host);
  const headers = Object.fromEntries(answer.headers);
  const response = () => ({
    status: 200,
    headers,
    request: { headers: {} },
    verified: true,
    data: html,
  });
  const [http, https] = ['http', 'https'].map((scheme) => new URL(`${scheme}://${host}/`));
  Object.assign(requests.responses, {
    auto: { ...response(), httpEquiv: parseHttpEquivHeaders(html, https.href) },
    cors: response(),
    http: response(),
    https: response(),
    httpRedirects: [
      { url: http, status: 301 },
      { url: https, status: 200 },
    ],
    httpsRedirects: [{ url: https, status: 200 }],
  });
  requests.resources.path = html;
  requests.session = {
    url: https,
    jar: { serializeSync: () => ({ cookies: [] }), getCookiesSync: () => [] },
  };
  return requests;
}

const results = ALL_TESTS.map((test) => test(asRetrieved('www.example.org')));
let [score, penalties] = [100, 100];
for (const output of results) {
  const { result, pass } = output;
  const modifier = grader.getScoreModifier(result);
  score += modifier;
  if (modifier < 0) penalties += modifier;
  const points = modifier > 0 ? `+${modifier}` : `${modifier}`;
  console.log(
    `${pass ? 'passed' : 'FAILED'} ${points.padStart(4)}  ${output.constructor.name}: ${result}`,
  );
}
const { grade, score: final } = grader.getGradeForScore(
  penalties >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? score : penalties,
);
console.log(
  `\n${grade}, ${final} points, ${results.filter(({ pass }) => pass).length} of ${results.length} tests`,
);
process.exit(grade === 'A+' ? 0 : 1);
