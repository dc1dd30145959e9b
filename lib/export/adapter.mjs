/**
 * Next build adapter: makes the export lean (docs/decisions/0030-lean-export.md). It runs inside
 * `next build`, after `out/` is written. OPTIMIZE_EXPORT=off leaves Next's own export.
 */
import path from 'node:path';
import { optimizeExport } from './optimize-export.mjs';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'lean-export',
  async onBuildComplete({ projectDir, config }) {
    if (config.output !== 'export') {
      throw new Error(`The lean export needs output: 'export', found ${config.output ?? 'none'}.`);
    }
    await optimizeExport({
      out: path.join(projectDir, 'out'),
      basePath: config.basePath,
      projectDir,
    });
  },
};

export default adapter;
