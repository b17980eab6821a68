import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { postTray } from './postDraft.ts'
import { usePostImages } from './usePostImages.ts'

const IMAGE = { base: 'blog/images/palco', widths: [320], width: 320, height: 200, placeholder: '#aabbcc' }
const COVER = { ...IMAGE, alt: 'O palco vazio' }

function open(slug: string | undefined) {
  const { result, rerender, unmount } = renderHook(
    (props: { slug: string | undefined }) => usePostImages('autora', props.slug),
    { initialProps: { slug } },
  )
  return {
    images: () => result.current,
    move: (to: string) => {
      rerender({ slug: to })
    },
    close: unmount,
  }
}

afterEach(() => {
  localStorage.clear()
})

describe('pictures that were sent for a post', () => {
  it('stay with their descriptions when the page is opened again', () => {
    const first = open(undefined)
    act(() => {
      first.images().putBack(COVER)
    })
    first.close()
    const [found] = open(undefined).images().images
    expect(found).toMatchObject({ alt: 'O palco vazio', state: { kind: 'ready', image: IMAGE } })
  })

  it('go with the post to its address and leave nothing for the next new post', () => {
    const { images, move } = open(undefined)
    act(() => {
      images().putBack(COVER)
    })
    move('ensaio-aberto')
    expect(images().leftOut).toEqual(['O palco vazio'])
    expect(postTray('autora', 'ensaio-aberto').load()).toHaveLength(1)
    expect(postTray('autora', undefined).load()).toBeUndefined()
  })

  it('are forgotten once they are removed or their post is deleted', () => {
    const { images } = open('ensaio-aberto')
    act(() => {
      images().putBack(COVER)
      images().putBack({ ...COVER, alt: 'A plateia' })
    })
    const [first] = images().images
    act(() => {
      images().remove(first?.id ?? 0)
    })
    expect(images().leftOut).toEqual(['A plateia'])
    act(() => {
      images().clear()
    })
    expect(postTray('autora', 'ensaio-aberto').load()).toBeUndefined()
  })

  it('name a file that is refused nowhere among those left out, and refuse it by its content', async () => {
    const { images } = open(undefined)
    act(() => {
      images().add([new File(['isto é um texto'], 'foto.jpg', { type: 'image/jpeg' })])
    })
    expect(images().images).toHaveLength(1)
    await expect
      .poll(() => images().images[0]?.state)
      .toMatchObject({
        kind: 'failed',
        reason: expect.stringContaining('Formato não aceito') as string,
      })
    expect(images().leftOut).toEqual([])
  })
})
