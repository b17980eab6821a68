import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { loadPdf } from './loadPdf.ts'

const MB = 1024 * 1024

/** A PDF of one page whose objects of the given sizes, in bytes, are packed into streams of almost nothing. */
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

describe('a PDF', () => {
  it('is read as the library writes it, however many pages it has', async () => {
    const written = await PDFDocument.create()
    for (let page = 0; page < 40; page += 1) written.addPage().drawText('Cena 1. Cozinha.')
    expect((await loadPdf(await written.save())).getPageCount()).toBe(40)
    expect((await loadPdf(packed([MB, MB]))).getPageCount()).toBe(1)
  })

  it.each([
    ['one object', packed([200 * MB])],
    ['many objects together', packed([40 * MB, 40 * MB, 40 * MB])],
    ['an object that is packed twice', packed([200 * MB], true)],
  ])('is refused when %s unpacks to too much', async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(MB)
    await expect(loadPdf(bytes)).rejects.toThrow('A PDF unpacks to too much')
  })

  it('is read after another one was refused', async () => {
    expect((await loadPdf(packed([20 * MB]))).getPageCount()).toBe(1)
  })
})
