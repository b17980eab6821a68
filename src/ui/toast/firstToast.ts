import { createStore } from '../../lib/store.ts'

/** Whether there ever was something to show: the toasts' code loads with the first of them only. */
export const hadToast = createStore(false)
