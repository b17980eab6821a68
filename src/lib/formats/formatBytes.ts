/** The size of a file, “3,4 MB”; of a small one “40 kB”. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  if (megabytes < 0.1) return `${String(Math.ceil(bytes / 1024))} kB`
  return `${megabytes.toLocaleString('pt-BR', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`
}
