// Which packages of the lock file belong to a platform. Plain JavaScript: `run.mjs` asks before anything is installed.

/** This machine; `libc` only counts on Linux. */
export const thisPlatform = () => ({
  os: process.platform,
  cpu: process.arch,
  libc: process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl',
})

/** npm writes a list or a single word, and «!win32» for all but that. */
const allows = (list, value) => {
  const words = [list ?? []].flat()
  if (words.length === 0) return true
  return words.some((word) => word.startsWith('!')) ? !words.includes(`!${value}`) : words.includes(value)
}

/** Whether npm installs an entry of the lock file there. */
export const fitsPlatform = (entry, { os, cpu, libc }) =>
  allows(entry.os, os) && allows(entry.cpu, cpu) && (os !== 'linux' || allows(entry.libc, libc))

/**
 * The packages of the lock file that this platform lacks or has in another version, by path. What npm installed stands
 * in `node_modules/.package-lock.json`. An optional package may be missing: npm leaves out what cannot be installed.
 */
export const staleIn = (locked, installed, platform, isThere) =>
  Object.entries(locked)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && fitsPlatform(entry, platform))
    .filter(([path, entry]) =>
      installed[path] && isThere(path) ? installed[path].integrity !== entry.integrity : entry.optional !== true,
    )
    .map(([path]) => path)
