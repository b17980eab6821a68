import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { PagedList } from '../lib/lists/pagedList.ts'
import { PagedItems } from './PagedItems.tsx'

const READ: PagedList<string> = {
  items: ['Ana', 'Bia'],
  status: 'idle',
  hasStarted: true,
  hasMore: true,
  lastFound: 2,
  more: () => undefined,
}
const NOTHING: PagedList<string> = { ...READ, items: [], hasStarted: false, lastFound: 0 }

function show(list: PagedList<string>) {
  render(
    <PagedItems
      list={list}
      loading={<output>Carregando…</output>}
      failure="Não foi possível carregar as pessoas"
      empty={<p>Ninguém</p>}
    >
      {(items) => <p>{items.join(', ')}</p>}
    </PagedItems>,
  )
}

describe('a list that is read by pages', () => {
  it('holds its place until the first page is there', () => {
    show({ ...NOTHING, status: 'loading' })
    expect(screen.getByText('Carregando…')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('says what did not come, and asks for it again', async () => {
    const more = vi.fn<() => void>()
    show({ ...NOTHING, status: 'failed', more })
    expect(screen.getByRole('heading', { name: 'Não foi possível carregar as pessoas' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(more).toHaveBeenCalledOnce()
  })

  it('says that there is nothing only at its end', () => {
    show({ ...READ, items: [], hasMore: false })
    expect(screen.getByText('Ninguém')).toBeVisible()
  })

  it('offers more while there is more', async () => {
    const more = vi.fn<() => void>()
    show({ ...READ, more })
    expect(screen.getByText('Ana, Bia')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
    expect(more).toHaveBeenCalledOnce()
  })

  it('keeps what is there when a further page fails, and asks for that page again', async () => {
    const more = vi.fn<() => void>()
    show({ ...READ, status: 'failed', more })
    expect(screen.getByText('Ana, Bia')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(more).toHaveBeenCalledOnce()
  })

  it('offers nothing at its end', () => {
    show({ ...READ, hasMore: false })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
