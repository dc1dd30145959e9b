import fs from 'node:fs';

/**
 * Kilobytes in memory of a process and everything it started; 0 where /proc does not tell.
 * @param {number} pid
 * @returns {number}
 */
export function memoryOf(pid) {
  try {
    const own = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children
      .split(' ')
      .filter(Boolean)
      .reduce((sum, child) => sum + memoryOf(Number(child)), Number(own));
  } catch {
    return 0;
  }
}
