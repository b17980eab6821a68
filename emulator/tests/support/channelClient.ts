/** One WebChannel session as a browser would hold it, by plain HTTP. */
export class ChannelClient {
  readonly #base: string
  #sid = ''
  #rid = 1000
  #offset = 0
  #buffer = ''
  #reader: ReadableStreamDefaultReader<string> | undefined
  #ended = false
  /** The arrays that have arrived, not yet taken. */
  readonly #arrays: (readonly [number, readonly unknown[]])[] = []
  lastId = 0

  constructor(url: string, rpc: 'Listen' | 'Write', project: string) {
    const database = encodeURIComponent(`projects/${project}/databases/(default)`)
    this.#base = `${url}/google.firestore.v1.Firestore/${rpc}/channel?VER=8&database=${database}`
  }

  get ended(): boolean {
    return this.#ended
  }

  async handshake(messages: readonly unknown[], headers = ''): Promise<{ status: number; frame: unknown }> {
    const response = await this.#post(
      `&RID=${this.#rid}&CVER=22&X-HTTP-Session-Id=gsessionid`,
      messages,
      headers,
    )
    const frame = JSON.parse(response.body.slice(response.body.indexOf('\n') + 1)) as [[0, [string, string]]]
    this.#sid = frame[0][1][1]
    return { status: response.status, frame }
  }

  async forward(messages: readonly unknown[]): Promise<{ status: number; body: string }> {
    this.#rid += 1
    return this.#post(`&SID=${this.#sid}&RID=${this.#rid}&AID=${this.lastId}`, messages)
  }

  /** The last forward request once more, as after a lost answer. */
  async repeat(messages: readonly unknown[]): Promise<{ status: number; body: string }> {
    this.#offset -= messages.length
    return this.#post(`&SID=${this.#sid}&RID=${this.#rid}&AID=${this.lastId}`, messages)
  }

  async terminate(): Promise<{ status: number; body: string }> {
    return this.#post(`&SID=${this.#sid}&RID=${this.#rid}&TYPE=terminate`, [])
  }

  /** Opens the back channel, acknowledging `aid`. */
  async open(longPoll = false, aid = this.lastId): Promise<number> {
    const url = `${this.#base}&RID=rpc&SID=${this.#sid}&AID=${aid}&CI=${longPoll ? 1 : 0}&TYPE=xmlhttp`
    const response = await fetch(url)
    this.#ended = false
    this.#buffer = ''
    this.#reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    return response.status
  }

  /** Drops the back channel as a broken network would. */
  async cut(): Promise<void> {
    await this.#reader?.cancel()
  }

  /** The next array; undefined at the end of the response. */
  async next(): Promise<readonly [number, readonly unknown[]] | undefined> {
    while (this.#arrays.length === 0) {
      const { done, value } = (await this.#reader?.read()) ?? { done: true, value: undefined }
      if (done) {
        this.#ended = true
        return undefined
      }
      this.#buffer += value
      this.#takeFrames()
    }
    const array = this.#arrays.shift()
    if (array !== undefined) this.lastId = array[0]
    return array
  }

  async take(count: number): Promise<readonly unknown[]> {
    const taken: unknown[] = []
    while (taken.length < count) {
      const array = await this.next()
      if (array === undefined) break
      taken.push(array)
    }
    return taken
  }

  /** Lengths count UTF-16 units of the decoded text. */
  #takeFrames(): void {
    for (;;) {
      const newline = this.#buffer.indexOf('\n')
      if (newline < 0) return
      const end = newline + 1 + Number(this.#buffer.slice(0, newline))
      if (this.#buffer.length < end) return
      this.#arrays.push(...(JSON.parse(this.#buffer.slice(newline + 1, end)) as [number, unknown[]][]))
      this.#buffer = this.#buffer.slice(end)
    }
  }

  async #post(
    query: string,
    messages: readonly unknown[],
    headers = '',
  ): Promise<{ status: number; body: string }> {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(this.#offset) })
    if (headers !== '') form.set('headers', headers)
    for (const [i, message] of messages.entries()) form.set(`req${i}___data__`, JSON.stringify(message))
    this.#offset += messages.length
    const response = await fetch(this.#base + query, { method: 'POST', body: form })
    return { status: response.status, body: await response.text() }
  }
}
