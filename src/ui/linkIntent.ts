/** What happens when somebody is about to follow a link: the application prepares the screen; alone, nothing does. */
let prepare: (to: string) => void = () => undefined

export function onLinkIntent(act: (to: string) => void): void {
  prepare = act
}

export function announceLinkIntent(to: string): void {
  prepare(to)
}
