/**
 * The length in bits of the code of every byte, and of the end mark as the last (RFC 7541, appendix B). The code is
 * canonical: codes of one length are consecutive and in the order of their symbols, so the lengths tell all.
 */
// prettier-ignore
const LENGTHS = [
  13, 23, 28, 28, 28, 28, 28, 28, 28, 24, 30, 28, 28, 30, 28, 28, 28, 28, 28, 28, 28, 28, 30, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 6, 10, 10, 12, 13, 6, 8, 11, 10, 10, 8, 11, 8, 6, 6, 6, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8, 15, 6, 12,
  10, 13, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 13, 19, 13, 14, 6, 15, 5, 6,
  5, 6, 5, 6, 6, 6, 5, 7, 7, 6, 6, 6, 5, 6, 7, 6, 5, 5, 6, 7, 7, 7, 7, 7, 15, 11, 14, 13, 28, 20, 22, 20, 20, 22, 22,
  22, 23, 22, 23, 23, 23, 23, 23, 24, 23, 24, 24, 22, 23, 24, 23, 23, 23, 23, 21, 22, 23, 22, 23, 23, 24, 22, 21, 20,
  22, 22, 23, 23, 21, 23, 22, 22, 24, 21, 22, 23, 23, 21, 21, 22, 21, 23, 22, 23, 23, 20, 22, 22, 22, 23, 22, 22, 23,
  26, 26, 20, 19, 22, 23, 22, 25, 26, 26, 26, 27, 27, 26, 24, 25, 19, 21, 26, 27, 27, 26, 27, 24, 21, 21, 26, 26, 28,
  27, 27, 27, 20, 24, 20, 21, 22, 21, 21, 23, 22, 22, 25, 25, 24, 24, 26, 23, 26, 27, 26, 26, 27, 27, 27, 27, 27, 28,
  27, 27, 27, 27, 27, 26, 30,
]
const END = 256
const LONGEST = 30

/** For each node two entries, one per bit: the next node, or the complement of a symbol; 0 where there is neither. */
const TREE = buildTree()

function buildTree(): Int32Array {
  const tree = new Int32Array(2 * (LENGTHS.length + 1))
  let nodes = 1
  let code = 0
  for (let length = 1; length <= LONGEST; length++) {
    for (const [symbol, own] of LENGTHS.entries()) {
      if (own !== length) continue
      let node = 0
      for (let bit = length - 1; bit > 0; bit--) {
        const at = 2 * node + ((code >>> bit) & 1)
        if (tree[at] === 0) tree[at] = nodes++
        node = tree[at] ?? 0
      }
      tree[2 * node + (code & 1)] = ~symbol
      code++
    }
    code <<= 1
  }
  return tree
}

/**
 * Decodes a Huffman-coded string to bytes as characters (Latin-1). Undefined for a code that is no string: one that
 * holds the end mark, or whose rest is not the beginning of it.
 */
export function decodeHuffman(bytes: Buffer): string | undefined {
  const decoded: number[] = []
  let node = 0
  let rest = 0
  let restIsOnes = true
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      const taken = (byte >>> bit) & 1
      const next = TREE[2 * node + taken] ?? 0
      rest++
      restIsOnes &&= taken === 1
      if (next >= 0) node = next
      else {
        if (~next === END) return undefined
        decoded.push(~next)
        node = 0
        rest = 0
        restIsOnes = true
      }
    }
  }
  return rest < 8 && restIsOnes ? Buffer.from(decoded).toString('latin1') : undefined
}
