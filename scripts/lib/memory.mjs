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

/** Clock ticks of Linux in a second, on every machine that Node runs on. */
const TICKS = 100;

/**
 * Seconds that the processors have worked for this process and for those it started that have ended. Other work
 * beside it changes them little. 0 for the others where /proc does not tell.
 * @returns {number}
 */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + ofChildren() / TICKS;
}

function ofChildren() {
  try {
    // The name of the command, in brackets, may hold spaces.
    const fields = fs
      .readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[13]) + Number(fields[14]);
  } catch {
    return 0;
  }
}
