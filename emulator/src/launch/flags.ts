/** The flags of a command line, `--name value` or `--name=value`; a flag without a value is `''`. */
export function parseFlags(args: readonly string[]): ReadonlyMap<string, string> {
  const flags = new Map<string, string>()
  for (const [i, arg] of args.entries()) {
    if (!arg.startsWith('--')) continue
    const equals = arg.indexOf('=')
    const next = args[i + 1]
    if (equals > 0) flags.set(arg.slice(2, equals), arg.slice(equals + 1))
    else flags.set(arg.slice(2), next === undefined || next.startsWith('--') ? '' : next)
  }
  return flags
}
