import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { loadPdf } from './loadPdf.ts'

const MB = 1024 * 1024

/** Returns a small PDF of one page whose object streams decompress to the given sizes, in bytes. */
function packed(sizes: readonly number[], isTwice = false): Buffer {
  const objects = sizes.map((size, index) => {
    const data = Buffer.concat([Buffer.from('10 0 << >>'), Buffer.alloc(size, ' ')])
    const once = deflateSync(data)
    const stream = isTwice ? deflateSync(once) : once
    const filter = isTwice ? '[/FlateDecode /FlateDecode]' : '/FlateDecode'
    const head = `${String(20 + index)} 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter ${filter} /Length ${String(stream.length)} >>\nstream\n`
    return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')])
  })
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n'),
    ...objects,
    Buffer.from('trailer\n<< /Root 1 0 R /Size 40 >>\nstartxref\n0\n%%EOF\n'),
  ])
}

describe('loadPdf', () => {
  it('reads what the library writes, with any number of pages', async () => {
    const written = await PDFDocument.create()
    for (let page = 0; page < 40; page += 1) written.addPage().drawText('Cena 1. Cozinha.')
    expect((await loadPdf(await written.save())).getPageCount()).toBe(40)
    expect((await loadPdf(packed([MB, MB]))).getPageCount()).toBe(1)
  })

  it.each([
    ['the bytes of one stream', packed([200 * MB])],
    ['many streams together', packed([40 * MB, 40 * MB, 40 * MB])],
    ['the bytes of a stream with two filters', packed([200 * MB], true)],
  ])('rejects a PDF when %s decompress to too much', async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(MB)
    await expect(loadPdf(bytes)).rejects.toThrow('A PDF unpacks to too much')
  })

  it('reads a PDF after it rejected another', async () => {
    expect((await loadPdf(packed([20 * MB]))).getPageCount()).toBe(1)
  })
})
