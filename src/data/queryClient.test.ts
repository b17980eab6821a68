// @vitest-environment jsdom
import { MutationObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { deleteMessage, messagesQuery } from './contactMessages/queries.ts'
import { changeGrants, teamQuery } from './profiles/queries.ts'
import { createQueryClient } from './queryClient.ts'

const refused = () => Promise.reject(new Error('permission-denied'))

describe('what fails in the guarded area', () => {
  it('is logged where it was read, by its collection and never by whom it is about', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const client = createQueryClient()
    const read = client.query({
      queryKey: ['profiles', 'found', 'ana@example.com'],
      queryFn: refused,
      retry: false,
    })
    await expect(read).rejects.toThrow('permission-denied')
    expect(logged).toHaveBeenCalledExactlyOnceWith('A read of profiles failed', 'Error')
  })

  it('is logged where a message was to be deleted', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const deletion = new MutationObserver(createQueryClient(), deleteMessage(refused))
    await expect(deletion.mutate('m1')).rejects.toThrow('permission-denied')
    expect(logged).toHaveBeenCalledExactlyOnceWith('The message was not deleted', 'Error')
  })

  it('is logged where grants were to be changed', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const change = new MutationObserver(createQueryClient(), changeGrants(refused))
    await expect(change.mutate({ id: 'ana', grants: [] })).rejects.toThrow('permission-denied')
    expect(logged).toHaveBeenCalledExactlyOnceWith('The grants were not changed', 'Error')
  })
})

describe('what is changed in the guarded area', () => {
  it('is read anew where it is shown: messages', async () => {
    const client = createQueryClient()
    const { queryKey } = messagesQuery('bia')
    client.setQueryData(queryKey, { pages: [], pageParams: [] })
    await new MutationObserver(
      client,
      deleteMessage(() => Promise.resolve()),
    ).mutate('m1')
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('is read anew where it is shown: the team', async () => {
    const client = createQueryClient()
    const { queryKey } = teamQuery()
    client.setQueryData(queryKey, { pages: [], pageParams: [] })
    const change = changeGrants(() => Promise.resolve())
    await new MutationObserver(client, change).mutate({ id: 'ana', grants: ['AGENT'] })
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
