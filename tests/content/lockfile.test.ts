import fs from 'node:fs';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

const lock: { lockfileVersion: number; packages: Record<string, Entry> } = JSON.parse(
  fs.readFileSync('package-lock.json', 'utf8'),
);
const { '': _project, ...packages } = lock.packages;
const entries = Object.entries(packages);
const failing = (wrong: (entry: Entry, place: string) => unknown) =>
  entries
    .filter(([place, entry]) => wrong(entry, place))
    .map(([place]) => place)
    .slice(0, 20);

it('package-lock.json lists what package.json asks for', () => {
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(lock.packages['']).toMatchObject({ dependencies, devDependencies });
});

/** What is packed inside another package is covered by that one's checksum. */
it('every package in package-lock.json is pinned by a SHA-512 of its contents', () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(
    failing(
      ({ inBundle, integrity }) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    ),
  ).toEqual([]);
});

/** No address at all is as good: npm then asks the registry that it is set to. */
it('every package in package-lock.json comes from the public npm registry', () => {
  expect(
    failing(
      ({ resolved, link }) =>
        link ||
        !/^https:\/\/registry\.npmjs\.org\/[^?#]+\.tgz$/.test(
          resolved ?? 'https://registry.npmjs.org/x.tgz',
        ),
    ),
  ).toEqual([]);
});

/** Written on one platform, a lockfile may leave out the binaries of others; `npm ci` then fails there. */
it('package-lock.json holds the optional packages of every platform', () => {
  const names = new Set(entries.map(([place]) => place.replace(/^.*node_modules\//, '')));
  const missing = entries.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${place} wants ${name}`),
  );
  expect(missing).toEqual([]);
});
