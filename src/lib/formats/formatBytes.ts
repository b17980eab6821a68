/** The size of a file, “3,4 MB”. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return `${megabytes.toLocaleString('pt-BR', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`
}
