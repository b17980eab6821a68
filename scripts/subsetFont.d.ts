/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** Axes pinned to a value or narrowed to a range. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
