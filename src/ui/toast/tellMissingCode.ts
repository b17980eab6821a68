import { toast } from './toastStore.ts'

/** Says that what somebody asked for could not be loaded, and what to do. */
export function tellMissingCode(): void {
  toast({
    title: 'Não foi possível abrir',
    description: 'Verifique sua conexão e tente novamente.',
    variant: 'destructive',
  })
}
