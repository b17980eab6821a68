/** That people are being chosen: to be added, or instead of somebody. */
export interface Picking {
  readonly instead?: string
}
