import { dateToInstant } from '@ribalta/domain/instant'
import { fromSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { shortTime } from '@ribalta/domain/screenTests/fairness'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { kindOf } from '../testTemplates/contentForm.ts'
import type { RequestValues } from './requestForm.ts'
import { shortTimeWords } from './shortTimeWords.ts'

/** That the deadline that was typed is nearer than is fair, and the way to one that is not; nobody is kept from asking. */
export function ShortTimeWarning() {
  const { control, setFocus, setValue } = useFormContext<RequestValues>()
  const [kindText, typed] = useWatch({ control, name: ['kind', 'deadline'] })
  const now = useNow()
  const kind = kindOf(kindText)
  const deadline = fromSaoPaulo(typed)
  const short = kind === undefined || deadline === undefined ? undefined : shortTime(kind, deadline, now)
  if (kind === undefined || short === undefined) return null
  return (
    <Notice tone="warning">
      <p>{shortTimeWords(kind, short)}</p>
      <p className="mt-3">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setValue('deadline', toSaoPaulo(short.fair), { shouldDirty: true, shouldValidate: true })
            // The button goes with the warning.
            setFocus('deadline')
          }}
        >{`Usar ${formatDateTime(dateToInstant(short.fair))}`}</Button>
      </p>
    </Notice>
  )
}
