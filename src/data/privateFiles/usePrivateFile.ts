import { createContext, use, useCallback, useEffect, useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { fileAddresses, type FileAddresses } from './addresses.ts'

export interface PrivateFile {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Where the file is for a while. While another is fetched, the one before stays. */
  readonly address: string | undefined
  /** For the element's `onError`: a ticket that ran out is renewed, once between two successes. */
  readonly renew: () => void
  /** For the element's sign that its file is there. */
  readonly arrived: () => void
  readonly retry: () => void
}

interface State {
  readonly path: string
  readonly status: PrivateFile['status']
  readonly address: string | undefined
  /** Grows with each address that is asked for. */
  readonly attempt: number
  readonly isRenewal: boolean
}

function begin(path: string): State {
  return { path, status: 'loading', address: undefined, attempt: 0, isRenewal: false }
}

/** Where addresses come from: the signed-in person's own tickets, or a client's room's. */
export const FileAddressesContext = createContext<FileAddresses>(fileAddresses)

/** The address of a private file for an `<img>` or a `<video>`; asks for nothing while nobody wants it. */
export function usePrivateFile(path: string, isWanted = true): PrivateFile {
  const addresses = use(FileAddressesContext)
  const [state, setState] = useState(() => begin(path))
  if (state.path !== path) setState(begin(path))
  const { attempt } = state

  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    addresses.of(path).then(
      (address) => {
        if (isCurrent) setState((before) => ({ ...before, status: 'ready', address }))
      },
      (error: unknown) => {
        if (!isCurrent) return
        logWarning('A private file could not be opened', error)
        setState((before) => ({ ...before, status: 'failed' }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [addresses, path, isWanted, attempt])

  const again = useCallback(
    (isRenewal: boolean) => {
      addresses.forget(path)
      setState(({ address, attempt: last }) => ({
        path,
        status: 'loading',
        // What failed is not shown again.
        address: isRenewal ? address : undefined,
        attempt: last + 1,
        isRenewal,
      }))
    },
    [addresses, path],
  )
  const retry = useCallback(() => {
    again(false)
  }, [again])

  useOnReconnect(state.status === 'failed' ? retry : undefined)

  return {
    status: state.status,
    address: state.address,
    retry,
    renew: () => {
      if (state.isRenewal) setState((before) => ({ ...before, status: 'failed' }))
      else again(true)
    },
    arrived: () => {
      if (state.isRenewal) setState((before) => ({ ...before, isRenewal: false }))
    },
  }
}
